import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { TextField } from './TextField.tsx';

export default [
  fixture({
    component: TextField,
    refElement: 'input',
    empty: { label: 'Name' },
    full: {
      label: unbroken,
      name: 'email',
      type: 'email',
      defaultValue: unbroken,
      hint: long,
      error: unbroken,
      autoComplete: 'email',
      inputMode: 'email',
      maxLength: 5000,
      placeholder: unbroken,
      spellCheck: false,
      autoCapitalize: 'none',
      endAction: <button type="button">x</button>,
      required: true,
      readOnly: true,
    },
  }),
  fixture({
    component: TextField,
    shape: 'of several lines',
    refElement: 'textarea',
    empty: { multiline: true, label: 'Message' },
    full: {
      multiline: true,
      label: long,
      name: 'message',
      rows: 12,
      value: long,
      onChange: () => undefined,
      hint: hindi,
      error: long,
      disabled: true,
    },
  }),
];
