import { Grid, Stack, Text } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured, prop } from '../../story.ts';

const figure = (number: string, words: string) => (
  <Stack key={words} gap="x1">
    <Text as="strong" size="xl2" tone="accent" tabular>
      {number}
    </Text>
    <Text tone="muted">{words}</Text>
  </Stack>
);

const figures = [
  figure('1,240', 'students who cleared the examination'),
  figure('18', 'years of teaching'),
  figure('36', 'teachers, most of them former officers'),
  figure('4', 'centres in three states'),
];

export default {
  component: Grid,
  parameters: guide({
    use: 'For things of one kind side by side, each as wide as the other: figures, logos, pictures. It has as many columns as fit; `columns` says how many at most.',
    not: 'For cards take `CardGrid`, which has our widths and is a list. For two parts of different width take `Split`. Rows of facts are a table.',
    accessibility: [
      'What is seen is read in the order in which it is written, row by row, at any width.',
      'With letters twice as large it has fewer columns, and no word is cut off (WCAG 1.4.4).',
      '`as="ul"` makes a list with an item for each child, which screen readers count.',
    ],
    code: `
<Grid columns={{ medium: 2, wide: 4 }} minItemWidth="small">
  {figures.map(({ number, words }) => (
    <Figure key={words} number={number} words={words} />
  ))}
</Grid>`,
  }),
  args: { columns: { medium: 2, wide: 4 }, minItemWidth: 'small', children: figures },
  argTypes: {
    columns: prop(
      'How many side by side at most: at any width of the window, or by its width.',
      '1 to 6, or { narrow, medium, wide }',
      '3',
    ),
  },
} satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

export const Default: Story = { parameters: pictured('1280 light', '768 light') };

/** One number is the maximum at any width; there are fewer columns where they would be too narrow. */
export const ThreeAtMost: Story = { args: { columns: 3, minItemWidth: 'medium' } };

/** Two columns on a tablet, one on a phone. */
export const Large: Story = { args: { columns: 2, minItemWidth: 'large', gap: 'x12' } };
