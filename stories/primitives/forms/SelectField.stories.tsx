import { SelectField } from '@setu/ui';
import { fn } from 'storybook/test';
import { states } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: SelectField,
  parameters: guide({
    use: 'For one choice among many, about six and more, whose names the visitor knows: a state, a year.',
    not: 'With fewer choices `RadioGroup` shows all of them at once. Going somewhere is for links.',
    keyboard: {
      Tab: 'To and from the field',
      'Down Arrow, Up Arrow': 'The next or previous choice',
      'Space, Alt + Down Arrow': "Opens the browser's own list; Escape closes it",
      'A letter': 'The next choice that begins with it',
    },
    accessibility: [
      'A native `<select>`: the picker of the phone, and it works before any script.',
      '`label` is visible and is the accessible name; error and hint are its description.',
      'With `placeholder` nothing is chosen for the visitor; its value is empty.',
    ],
    code: `
<SelectField
  label="State"
  name="state"
  placeholder="Choose a state"
  options={[
    { value: 'BR', label: 'Bihar' },
    { value: 'DL', label: 'Delhi' },
  ]}
/>`,
  }),
  args: {
    label: 'State',
    name: 'state',
    options: states,
    placeholder: 'Choose a state',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

type Story = StoryObj<typeof SelectField>;

export const Default: Story = {};

export const WithError: Story = {
  parameters: pictured('320 light'),
  args: { hint: 'Where you sit the examination.', error: 'Choose a state' },
};

export const Disabled: Story = {
  parameters: pictured('320 dark'),
  args: { disabled: true, defaultValue: 'JH' },
};
