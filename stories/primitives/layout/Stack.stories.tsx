import { Button, Heading, Notice, Stack, Text } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Stack,
  parameters: guide({
    use: 'For things one below the other: the parts of a card, a form, a page. The space between them belongs to the stack, so that none of them needs a margin.',
    not: 'For words and their headings take `Prose`, which knows the rhythm of text. For cards side by side take `Grid`, for a row of buttons `Inline`.',
    accessibility: [
      'What is seen is read in the order in which it is written.',
      '`as="ul"` and `as="ol"` make a list with an item for each child, which screen readers count. Steps that are numbered for the eye stand in an `ol` of `Prose`.',
      'A navigation is an element around it: `<nav aria-label="Years"><Stack as="ul">`.',
    ],
    code: `
<Stack gap="x6">
  <Heading level={2}>Alumni</Heading>
  <Text>Where those of the last ten years work today.</Text>
  <Button href="/alumni">Meet them</Button>
</Stack>`,
  }),
  args: {
    children: (
      <>
        <Heading level={2}>Alumni</Heading>
        <Text>Where those of the last ten years work today.</Text>
        <Button href="#alumni">Meet them</Button>
      </>
    ),
    align: 'start',
  },
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Default: Story = { parameters: pictured('768 light') };

/** Each child is as wide as the stack, which suits fields and notices. */
export const Stretched: Story = {
  args: {
    align: undefined,
    gap: 'x8',
    children: (
      <>
        <Notice tone="info" heading="Results">
          The results of the year are out.
        </Notice>
        <Button href="#results">See them</Button>
      </>
    ),
  },
};

/** In a taller box the last child is at the end: the links of cards in a row line up. */
export const Spread: Story = { args: { justify: 'space-between', style: { blockSize: '16rem' } } };
