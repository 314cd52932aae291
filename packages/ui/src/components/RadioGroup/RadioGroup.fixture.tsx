import { fixture } from '../../internal/testing/Fixture.tsx';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { selectOptions } from '../SelectField/SelectField.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const nothing = () => undefined;

export default fixture({
  component: RadioGroup,
  refElement: 'fieldset',
  idElement: 'input',
  empty: { legend: 'Medium', name: 'medium', options: [] },
  full: {
    legend: unbroken,
    name: 'medium',
    options: selectOptions,
    value: 'c',
    onValueChange: nothing,
    hint: long,
    error: unbroken,
    required: true,
    disabled: true,
  },
});
