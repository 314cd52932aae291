import { Button, Text, VisuallyHidden } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: VisuallyHidden,
  parameters: guide({
    use: 'For words that the eye has from the picture of the page and a screen reader has not: of what "Apply" is said, the heading of a list that needs none for the eye.',
    not: 'For what everyone should know: write it where it is seen. For the name of a button without words take `aria-label`, for an icon its `label`.',
    accessibility: [
      'Read in its place, as a part of the text or name around it. Begin it with a space where it goes on a sentence.',
      'Nothing in it may take focus, which would be where it is not seen: for that there is `SkipLink`.',
      'People with a screen reader often see the page as well: hidden words add to what is seen, and say nothing else.',
    ],
    code: `
<Button href="/apply/foundation">
  Apply<VisuallyHidden> for the foundation course</VisuallyHidden>
</Button>`,
  }),
  args: { children: ' for the foundation course' },
  render: (args) => (
    <Button href="#apply">
      Apply
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

/** The button's accessible name is 'Apply for the foundation course'. */
export const Default: StoryObj<typeof VisuallyHidden> = { parameters: pictured('320 light') };

/** A heading for screen reader users, who navigate by headings. */
export const Heading: StoryObj<typeof VisuallyHidden> = {
  args: { as: 'h2', children: 'Results of the year' },
  render: (args) => (
    <>
      <VisuallyHidden {...args} />
      <Text>1,240 students cleared the examination.</Text>
    </>
  ),
};
