import { TextField } from '@setu/ui';
import { writtenContact } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

const types = ['text', 'email', 'tel', 'url', 'password', 'search', 'date', 'datetime-local'];

export default {
  component: TextField,
  parameters: guide({
    use: 'For words a visitor writes: a name, an address, a question. With `multiline` for more than a line.',
    not: 'For a choice among a few known answers take `RadioGroup`, among many `SelectField`. A placeholder is no label and no hint: it is gone with the first letter typed.',
    keyboard: {
      'Tab, Shift + Tab': 'To and from the field; to `endAction` after it',
      Enter: 'On a single line: submits the form. In several lines: a new line',
    },
    accessibility: [
      '`label` is visible and is the accessible name.',
      'The error is read before the hint, both as the description of the field; with an error the field is marked invalid.',
      '`autoComplete` says whose data it is (WCAG 1.3.5), and `type` and `inputMode` bring the right keyboard on a phone.',
      'What is typed before React has arrived is kept in an uncontrolled field.',
    ],
    code: `
<TextField
  label="Email address"
  name="email"
  type="email"
  autoComplete="email"
  hint="We answer to this address."
  error={errors.email}
/>`,
  }),
  args: { label: 'Email address', name: 'email' },
  argTypes: {
    multiline: prop('Several lines: a `<textarea>`.', 'boolean', 'false'),
    rows: prop('With `multiline`: lines shown at first.', 'number', '5'),
    type: {
      ...prop(
        'Without `multiline`: what is written.',
        types.map((type) => `'${type}'`).join(' | '),
        "'text'",
      ),
      control: 'select',
      options: types,
    },
    endAction: prop(
      'Without `multiline`: a short button that belongs to the control and stands at its end.',
      'ReactNode',
    ),
    onChange: prop('Told of every change.', 'ChangeEventHandler'),
    ref: prop('The `<input>` or `<textarea>`.', 'Ref'),
  },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {};

/** The error says how to correct the input, and is read before the hint. */
export const WithError: Story = {
  parameters: pictured('320 light', '320 dark rtl'),
  args: {
    hint: 'We answer to this address.',
    error: 'Enter an email address in the right form, like name@example.com.',
    defaultValue: 'asha.example.com',
  },
};

export const SeveralLines: Story = {
  parameters: pictured('320 light'),
  args: { label: 'Message', name: 'message', multiline: true, rows: 6 },
  play: ({ canvas, userEvent }) =>
    userEvent.type(canvas.getByRole('textbox'), 'First line{Enter}Second line'),
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: writtenContact.email } };

export const Day: Story = {
  args: { label: 'First day', type: 'date', required: true, min: '2026-11-26', max: '2027-03-31' },
};

export const Disabled: Story = {
  parameters: pictured('320 dark'),
  args: { disabled: true, defaultValue: writtenContact.email },
};
