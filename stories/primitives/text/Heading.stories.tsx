import { Heading, Stack } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: Heading,
  parameters: guide({
    use: 'For a heading of your own. `level` is its place in the outline of the page, `size` how large it looks.',
    not: '`PageHeader`, `Section` and the whole-page components bring theirs. In running text take `Prose` with `h2` and `h3`.',
    accessibility: [
      'Screen readers list headings and jump between them: levels follow without a gap, and level 1 stands once on a page.',
      'A heading that is too large takes a smaller `size`, not a lower level.',
      'A part of the page that needs no heading for the eye gets one with `VisuallyHidden`.',
    ],
    code: `
<Heading level={2}>Alumni</Heading>
<Heading level={3} size="lg">Batch of 2024</Heading>`,
  }),
  args: { level: 2, children: 'Where our alumni work' },
} satisfies Meta<typeof Heading>;

type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

const Levels = ({ words }: { words: string }) => (
  <Stack>
    {([1, 2, 3, 4, 5, 6] as const).map((level) => (
      <Heading key={level} level={level}>
        {`${level}: ${words}`}
      </Heading>
    ))}
  </Stack>
);

/** The default size of each level. */
export const AllLevels: Story = {
  parameters: pictured('768 light'),
  render: () => <Levels words="Where our alumni work" />,
};

/** One level in three sizes. */
export const LevelAndSizeApart: Story = {
  render: () => (
    <Stack>
      {(['xl3', 'xl', 'md'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Batch of 2024
        </Heading>
      ))}
    </Stack>
  ),
};

export const Hindi: Story = {
  render: () => <Levels words="हमारे पूर्व छात्र" />,
  parameters: pictured('320 dark'),
  ...inHindi,
};
