import { page, userEvent } from '../../testing/browser.ts';
import { fieldSuite } from '../TextField/fieldSuite.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const list = () => page.getByRole('combobox');

fieldSuite({
  field: (props) => <SelectField label="Label" name="x" options={options} {...props} />,
  prefilled: (
    <SelectField label="Label" name="x" options={options} defaultValue="a" placeholder="Choose" />
  ),
  element: list,
  enter: () => userEvent.selectOptions(list(), 'Second'),
  entered: () => (list().element() as HTMLSelectElement).value === 'b',
});
