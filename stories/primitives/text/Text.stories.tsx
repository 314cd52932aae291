import { Stack, Text } from '@setu/ui';
import { hindiParagraph } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: Text,
  parameters: guide({
    use: 'For words that stand by themselves in another size, tone or weight than those around them: an introduction, a caption, a figure.',
    not: 'For text of several paragraphs with headings and lists take `Prose`. For a heading take `Heading`: a large `Text` is none to a screen reader.',
    accessibility: [
      'Every tone is readable on page, card, sunken band and brand band (4.5 to 1); on the last, `success` and `danger` look like `ink`.',
      'No tone says anything by itself: write that something failed.',
      'Sizes are in rem and grow with the reader’s letters. `lang` marks words of another language for voices and fonts.',
    ],
    code: `
<Text size="lg" tone="muted" measure>
  Where those of the last ten years work today.
</Text>`,
  }),
  args: { children: 'Classes run five days a week. Each subject closes with a test.' },
} satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Sizes: Story = {
  parameters: pictured('768 light'),
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'reading', 'lg', 'xl', 'xl2', 'xl3', 'xl4'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: five days a week
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  parameters: pictured('768 dark'),
  render: () => (
    <Stack gap="x2">
      {(['ink', 'muted', 'accent', 'success', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: five days a week
        </Text>
      ))}
    </Stack>
  ),
};

/** Digits of equal width, so that the ranks line up. */
export const Tabular: Story = {
  render: () => (
    <Stack gap="x1">
      {['1,111', '2,048', '9,977'].map((rank) => (
        <Text key={rank} tabular>
          {rank}
        </Text>
      ))}
    </Stack>
  ),
};

export const Hindi: Story = {
  args: { children: hindiParagraph, size: 'xl', measure: true },
  parameters: pictured('768 light'),
  ...inHindi,
};
