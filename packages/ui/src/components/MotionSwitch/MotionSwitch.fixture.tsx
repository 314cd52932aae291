import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, unbroken } from '../../internal/testing/texts.ts';
import { MotionSwitch } from './MotionSwitch.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'MotionSwitch',
    refElement: 'fieldset',
    empty: (root) => <MotionSwitch {...root} />,
    full: (root) => (
      <MotionSwitch {...root} labels={{ legend: unbroken, on: unbroken, off: hindi }} />
    ),
  },
];
