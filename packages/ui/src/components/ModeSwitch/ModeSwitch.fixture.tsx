import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'ModeSwitch',
    refElement: 'fieldset',
    empty: (root) => <ModeSwitch {...root} />,
    full: (root) => (
      <ModeSwitch
        {...root}
        labels={{ legend: unbroken, system: unbroken, light: long, dark: hindi }}
      />
    ),
  },
];
