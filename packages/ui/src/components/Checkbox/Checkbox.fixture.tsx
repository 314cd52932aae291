import { fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Checkbox } from './Checkbox.tsx';

const nothing = () => undefined;

export default fixture({
  component: Checkbox,
  inContainer: true,
  refElement: 'input',
  empty: { label: 'I agree' },
  full: {
    label: (
      <>
        {unbroken} <a href="/terms">{hindi}</a>
      </>
    ),
    name: 'accept',
    checked: true,
    onCheckedChange: nothing,
    hint: long,
    error: unbroken,
    required: true,
  },
});
