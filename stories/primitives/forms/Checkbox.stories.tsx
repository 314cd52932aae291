import { Checkbox } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Checkbox,
  parameters: guide({
    use: 'For one thing to agree to or not, which counts when the form is sent.',
    not: 'For one of two answers that both need words take `RadioGroup`.',
    keyboard: {
      Tab: 'To and from the box; to a link within its label after it',
      Space: 'Ticks or clears it',
    },
    accessibility: [
      'A native checkbox inside its label: the words are part of the target.',
      'The label may hold a link, which stays a link of its own.',
      'Error and hint are its description.',
    ],
    code: `
<Checkbox
  name="accept"
  label={<>I accept the <a href="/terms">terms and conditions</a></>}
/>`,
  }),
  args: { label: 'Send me the articles of the day', name: 'daily', onCheckedChange: fn() },
  argTypes: { label: { control: 'text' } },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'One message a day.' } };

export const Ticked: Story = { parameters: pictured('320 dark'), args: { defaultChecked: true } };

export const WithError: Story = {
  parameters: pictured('320 light'),
  args: {
    name: 'accept',
    label: (
      <>
        I accept the <a href="#terms">terms and conditions</a>
      </>
    ),
    error: 'Accept the terms and conditions',
  },
};

export const Disabled: Story = {
  parameters: pictured('320 light'),
  args: { disabled: true, defaultChecked: true },
};
