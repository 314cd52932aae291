import type { Fixture } from '../../internal/testing/Fixture.ts';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { selectOptions } from '../SelectField/SelectField.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const nothing = () => undefined;

export const fixtures: readonly Fixture[] = [
  {
    name: 'RadioGroup',
    refElement: 'fieldset',
    idElement: 'input',
    empty: (root) => <RadioGroup {...root} legend="Medium" name="medium" options={[]} />,
    full: (root) => (
      <RadioGroup
        {...root}
        legend={unbroken}
        name="medium"
        options={selectOptions}
        value="c"
        onValueChange={nothing}
        hint={long}
        error={unbroken}
        required
        disabled
      />
    ),
  },
];
