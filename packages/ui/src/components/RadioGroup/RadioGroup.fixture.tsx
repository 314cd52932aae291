import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { selectOptions } from '../SelectField/SelectField.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export default fixture({
  component: RadioGroup,
  idElement: 'input',
  empty: { legend: 'Medium', name: 'medium', options: [] },
  full: {
    legend: unbroken,
    name: 'medium',
    options: selectOptions,
    value: 'c',
    onValueChange: () => undefined,
    hint: long,
    error: unbroken,
    required: true,
    disabled: true,
  },
});
