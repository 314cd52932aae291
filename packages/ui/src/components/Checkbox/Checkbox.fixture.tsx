import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Checkbox } from './Checkbox.tsx';

const nothing = () => undefined;

export const fixtures: readonly Fixture[] = [
  {
    name: 'Checkbox',
    inContainer: true,
    refElement: 'input',
    empty: (root) => <Checkbox {...root} label="I agree" />,
    full: (root) => (
      <Checkbox
        {...root}
        label={
          <>
            {unbroken} <a href="/terms">{hindi}</a>
          </>
        }
        name="accept"
        checked
        onCheckedChange={nothing}
        hint={long}
        error={unbroken}
        required
      />
    ),
  },
];
