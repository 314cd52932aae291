import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

export default fixture({
  name: 'ModeSwitch',
  component: ModeSwitch,
  refElement: 'fieldset',
  empty: {},
  full: { labels: { legend: unbroken, system: unbroken, light: long, dark: hindi } },
});
