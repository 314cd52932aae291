import { fixture, hindi, unbroken } from '../../testing/Fixture.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

export default fixture({
  component: MotionSwitch,
  empty: {},
  full: { labels: { legend: unbroken, on: unbroken, off: hindi } },
});
