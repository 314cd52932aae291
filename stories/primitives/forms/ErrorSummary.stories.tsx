import { ErrorSummary, RadioGroup, TextField } from '@setu/ui';
import { expect, waitFor } from 'storybook/test';
import { media } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: ErrorSummary,
  parameters: guide({
    use: 'At the top of a form that could not go: what is wrong, each entry a link to its field. The forms of this library bring it; use it in a form of your own, with the same words beside each field.',
    not: 'When something other than the fields is at fault, `Notice` says so. Never show it before the visitor has submitted.',
    keyboard: {
      Tab: 'From the summary, which has focus when it appears, to its links',
      Enter: 'On a link: to the field, with its label in view',
    },
    accessibility: [
      'Role `alert`, and it takes focus when it appears. The same mistakes once more are told once more if you give it a new `key`.',
      "The link to a group leads to its first radio, so `fieldId` is that radio's id.",
      'Without JavaScript its links still jump to the fields, and the browser focuses the summary.',
    ],
    code: `
<ErrorSummary
  key={attempts}
  heading="There is a problem"
  errors={[{ fieldId: 'email', message: 'Enter your email address' }]}
/>
<TextField id="email" label="Email address" error="Enter your email address" />`,
  }),
  args: {
    heading: 'Please fill in all fields.',
    errors: [
      { fieldId: 'summary-email', message: 'Enter your email address' },
      { fieldId: 'summary-medium', message: 'Choose the medium you want to study in' },
    ],
  },
  render: (args) => {
    const errorOf = (id: string) => args.errors.find(({ fieldId }) => fieldId === id)?.message;
    return (
      <>
        <ErrorSummary {...args} />
        <TextField
          id="summary-email"
          label="Email address"
          name="email"
          error={errorOf('summary-email')}
        />
        <RadioGroup
          id="summary-medium"
          legend="Medium of study"
          name="medium"
          options={media}
          error={errorOf('summary-medium')}
        />
      </>
    );
  },
} satisfies Meta<typeof ErrorSummary>;

type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = { parameters: pictured('320 dark') };

export const LeadsToEachField: Story = {
  parameters: pictured('320 light'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('link', { name: 'Choose the medium you want to study in' }),
    );
  },
};

export const OneError: Story = {
  args: { errors: [{ fieldId: 'summary-email', message: 'Enter your email address' }] },
};
