import { Section, Stack, Text, TextLink } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: TextLink,
  parameters: guide({
    use: 'For a link within a text, and, with `arrow`, for one on a line of its own: `forward` to more of the same, `back` to what the page belongs to.',
    not: 'For what one should do next take a `Button` with `href`. `Section` has its links as props.',
    keyboard: { Enter: 'Follows the link' },
    accessibility: [
      'Underlined, so that it does not depend on its colour, which is readable on every band.',
      'Its words say where it leads, also when a screen reader lists them without what stands around: "All courses", not "More".',
      'With an arrow it is 44 px high. The arrow is no part of the name, turns around from right to left, and neither is printed.',
      'An unsafe address (`javascript:`) becomes no link; the words stay.',
    ],
    code: `
<Text>Read the <TextLink href="/terms">terms of admission</TextLink> first.</Text>
<TextLink href="/courses" arrow="forward">All courses</TextLink>`,
  }),
  args: { href: '#terms', children: 'Terms of admission' },
} satisfies Meta<typeof TextLink>;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = {};

export const Back: Story = { args: { arrow: 'back', children: 'Back to all results' } };

/** The same link on each of the three bands. */
export const OnBands: Story = {
  parameters: { ...pictured('768 light', '320 dark'), layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['paper', 'sunken', 'brand'] as const).map((tone) => (
        <Section key={tone} tone={tone} heading={`On ${tone}`}>
          <Stack gap="x2" align="start">
            <Text>
              Read the <TextLink {...args} /> first.
            </Text>
            <TextLink href="#courses" arrow="forward">
              All courses
            </TextLink>
          </Stack>
        </Section>
      ))}
    </>
  ),
};

export const Forward: Story = {
  parameters: pictured('320 light rtl'),
  args: { arrow: 'forward', children: 'All courses' },
};
