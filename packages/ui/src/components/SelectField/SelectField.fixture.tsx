import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { SelectField } from './SelectField.tsx';

export const selectOptions = [
  { value: 'a', label: unbroken },
  { value: 'b', label: long },
  { value: 'c', label: hindi },
];

export const fixtures: readonly Fixture[] = [
  {
    name: 'SelectField',
    refElement: 'select',
    empty: (root) => <SelectField {...root} label="State" options={[]} />,
    full: (root) => (
      <SelectField
        {...root}
        label={unbroken}
        name="state"
        options={selectOptions}
        placeholder={unbroken}
        defaultValue="b"
        hint={long}
        error={unbroken}
        autoComplete="address-level1"
        required
      />
    ),
  },
];
