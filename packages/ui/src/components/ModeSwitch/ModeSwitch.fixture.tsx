import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

export default fixture({
  component: ModeSwitch,
  empty: {},
  full: { labels: { legend: unbroken, system: unbroken, light: long, dark: hindi } },
});
