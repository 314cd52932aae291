import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Checkbox } from './Checkbox.tsx';

export default fixture({
  component: Checkbox,
  inContainer: true,
  empty: { label: 'I agree' },
  full: {
    label: (
      <>
        {unbroken} <a href="/terms">{hindi}</a>
      </>
    ),
    name: 'accept',
    checked: true,
    onCheckedChange: () => undefined,
    hint: long,
    error: unbroken,
    required: true,
  },
});
