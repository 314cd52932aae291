import { SchemeList } from '@setu/ui';
import { schemes } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: SchemeList,
  parameters: guide({
    use: 'For two to four offers that a visitor compares: how much, for whom, how many.',
    not: 'For things to open or buy take `CardGrid` with cards.',
    accessibility: [
      'A list with a heading for each offer, at the level you give.',
      'The large figure is the beginning of the title, and read once with it.',
    ],
    code: `
<SchemeList
  schemes={[
    {
      id: 'ews',
      figure: '50%',
      title: '50% fee scholarship',
      who: 'EWS',
      condition: 'Annual income under Rs. 8 lakhs',
      seats: '100 students per year',
    },
  ]}
/>`,
  }),
  args: { schemes },
} satisfies Meta<typeof SchemeList>;

type Story = StoryObj<typeof SchemeList>;

export const Default: Story = { parameters: pictured('768 light') };

export const One: Story = {
  parameters: pictured('320 dark'),
  args: { schemes: schemes.slice(0, 1) },
};
