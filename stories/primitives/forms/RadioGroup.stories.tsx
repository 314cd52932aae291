import { RadioGroup } from '@setu/ui';
import { fn } from 'storybook/test';
import { media, states } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inForm, pictured } from '../../story.ts';

export default {
  component: RadioGroup,
  decorators: inForm,
  parameters: guide({
    use: 'For one answer out of two to about five, all of them in sight.',
    not: 'With more answers take `SelectField`; for a yes or no to one thing `Checkbox`.',
    keyboard: {
      Tab: 'To the chosen answer, or the first one; then past the group',
      'Down Arrow, Right Arrow': 'Chooses the next answer; after the last the first',
      'Up Arrow, Left Arrow': 'Chooses the previous answer',
      Space: 'Chooses the answer that has focus',
    },
    accessibility: [
      'Native radios in a `<fieldset>` named by its legend, role `radiogroup`.',
      'Error and hint are the description of the group, which is marked invalid with an error.',
      'The whole box around an answer is its target, at least 44 px high.',
      '`id` is the id of the first radio: a link of the error summary leads there.',
    ],
    code: `
<RadioGroup
  legend="Medium of study"
  name="medium"
  options={[
    { value: 'english', label: 'English' },
    { value: 'hindi', label: 'Hindi' },
  ]}
/>`,
  }),
  args: { legend: 'Medium of study', name: 'medium', options: media, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};

export const Chosen: Story = { parameters: pictured('320 light'), args: { defaultValue: 'hindi' } };

export const WithError: Story = {
  parameters: pictured('320 dark rtl'),
  args: { hint: 'You may change it later.', error: 'Choose the medium you want to study in' },
};

export const Disabled: Story = {
  parameters: pictured('320 light'),
  args: { disabled: true, defaultValue: 'hindi' },
};

export const Many: Story = { args: { legend: 'State', name: 'state', options: states } };
