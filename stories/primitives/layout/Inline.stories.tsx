import { Button, Chip, Inline, Text } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Inline,
  parameters: guide({
    use: 'For small things side by side that go on in a further line where there is no room: buttons, chips, a date beside a category.',
    not: 'For columns that line up from row to row take `Grid`; for two parts of one matter `Split`. The words of a sentence need none.',
    accessibility: [
      'What is seen is read in the order in which it is written, in every line.',
      '`as="ul"` makes a list with an item for each child; a row of links is one, in a `<nav>` with a name.',
    ],
    code: `
<Inline gap="x4">
  <Button href="/apply">Apply</Button>
  <Button href="/brochure" variant="quiet">Brochure</Button>
</Inline>`,
  }),
  args: {
    children: [
      <Button key="apply" href="#apply">
        Apply
      </Button>,
      <Button key="brochure" href="#brochure" variant="quiet">
        Brochure
      </Button>,
      <Chip key="open">Open until 30 June</Chip>,
    ],
  },
} satisfies Meta<typeof Inline>;

type Story = StoryObj<typeof Inline>;

export const Default: Story = { parameters: pictured('768 light') };

/** One thing at each end of the line. */
export const Ends: Story = { args: { justify: 'space-between' } };

/** Words of two sizes share a baseline. */
export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="rank" as="strong" size="xl3">
        27
      </Text>,
      <Text key="exam" as="span" tone="muted">
        All India Rank, 2024
      </Text>,
    ],
  },
};
