import { TextField } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { farTooLong, inHindi, narrow, rightToLeft, writtenContact } from '../data/forms.ts';
import { guide } from '../guide.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'For words a visitor writes: a name, an address, a question. With `multiline` for more than a line.',
      avoid:
        'For a choice among a few known answers take `RadioGroup`, among many `SelectField`. A placeholder is no label and no hint: it is gone when somebody types.',
      keyboard: [
        ['Tab, Shift + Tab', 'To and from the field; to `endAction` after it'],
        ['Enter', 'On a single line: submits the form. In several lines: a new line'],
      ],
      accessibility: [
        '`label` is visible and is the accessible name.',
        'The error is read before the hint, both as the description of the field; with an error the field is marked invalid.',
        '`autoComplete` says whose data it is (WCAG 1.3.5), and `type` and `inputMode` bring the right keyboard on a phone.',
        'What is typed before React has arrived is kept. `ref` and every `data-*` and `aria-*` go to the `<input>` or `<textarea>`.',
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
  },
  args: { label: 'Email address', name: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'We answer to this address.',
    error: '',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    placeholder: '',
    maxLength: 254,
    required: false,
    readOnly: false,
    disabled: false,
  },
  argTypes: {
    type: {
      control: 'select',
      options: ['text', 'email', 'tel', 'url', 'password', 'search'],
    },
    inputMode: {
      control: 'select',
      options: ['text', 'email', 'tel', 'url', 'numeric', 'decimal', 'search'],
    },
  },
};

export const WithHint: Story = { args: { hint: 'We answer to this address.' } };

/** The error says how to put it right, and is read before the hint. */
export const WithError: Story = {
  args: {
    hint: 'We answer to this address.',
    error: 'Enter an email address in the right form, like name@example.com.',
    defaultValue: 'asha.example.com',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Enter an email address in the right form, like name@example.com. We answer to this address.',
    );
  },
};

export const SeveralLines: Story = {
  args: { label: 'Message', name: 'message', multiline: true, rows: 6 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(canvas.getByText('Message'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('First line{Enter}Second line');
    await expect(field).toHaveValue('First line\nSecond line');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: writtenContact.email } };

export const Disabled: Story = { args: { disabled: true, defaultValue: writtenContact.email } };

export const FarTooMuchText: Story = {
  args: { label: farTooLong, hint: farTooLong, error: farTooLong, defaultValue: farTooLong },
};

export const Hindi: Story = {
  args: {
    label: 'ईमेल पता',
    hint: 'हम इसी पते पर उत्तर देंगे।',
    error: 'सही रूप में ईमेल पता लिखें, जैसे name@example.com।',
  },
  globals: inHindi,
};

export const RightToLeft: Story = { ...WithError, globals: rightToLeft };

export const Narrow: Story = { ...FarTooMuchText, globals: narrow };
