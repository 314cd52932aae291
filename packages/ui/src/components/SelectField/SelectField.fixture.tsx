import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SelectField } from './SelectField.tsx';

export const selectOptions = [
  { value: 'a', label: unbroken },
  { value: 'b', label: long },
  { value: 'c', label: hindi },
];

export default fixture({
  component: SelectField,
  empty: { label: 'State', options: [] },
  full: {
    label: unbroken,
    name: 'state',
    options: selectOptions,
    placeholder: unbroken,
    defaultValue: 'b',
    hint: long,
    error: unbroken,
    autoComplete: 'address-level1',
    required: true,
  },
});
