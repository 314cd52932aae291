import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

export default fixture({
  component: ModeSwitch,
  refElement: 'fieldset',
  empty: {},
  full: { labels: { legend: unbroken, system: unbroken, light: long, dark: hindi } },
});
