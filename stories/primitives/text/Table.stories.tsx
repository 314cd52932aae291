import { Table } from '@setu/ui';
import { tableRows } from '../../foundations/Specimens.tsx';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

const selections = tableRows(
  ['Examination', 'Held by', '2024', '2025'],
  [
    ['Civil Services', 'UPSC', '9', '1,004'],
    ['70th CCE', 'BPSC', '61', '118'],
    ['Assistant Commissioner', 'UPSC', '0', '7'],
  ],
  2,
);

export default {
  component: Table,
  parameters: guide({
    use: 'For facts that are compared by row and column: fees, dates, selections of several years. Cells are `TableHeader` and `TableCell`, in the rows of a plain `<thead>` and `<tbody>`; `numeric` brings digits below digits.',
    not: 'Do not lay a page out with it: `Grid` does that. Two columns of a name and a value are a list of terms, which stands better on a phone. No cell without a heading for its column.',
    keyboard: {
      Tab: 'To the table, as it may scroll',
      'Arrow keys': 'Scroll it where it is wider than its place',
    },
    accessibility: [
      'The caption names the table and the region that scrolls. It is compulsory; `captionHidden` keeps it for screen readers where a heading above says the same.',
      'Headings say what they head: `scope` is `col` unless it is `row`.',
      'No word is broken to make a column narrow: the table scrolls within itself, and the page does not.',
      'A server component: it needs no JavaScript.',
    ],
    code: `
<Table caption="Selections by year">
  <thead>
    <tr>
      <TableHeader>Examination</TableHeader>
      <TableHeader numeric>2025</TableHeader>
    </tr>
  </thead>
  <tbody>
    <tr>
      <TableHeader scope="row">Civil Services</TableHeader>
      <TableCell numeric>1,004</TableCell>
    </tr>
  </tbody>
</Table>`,
  }),
  args: { caption: 'Selections by year', children: selections },
} satisfies Meta<typeof Table>;

export const Default: StoryObj<typeof Table> = { parameters: pictured('768 light', '320 light') };

export const CaptionHidden: StoryObj<typeof Table> = {
  parameters: pictured('768 dark'),
  args: { captionHidden: true },
};
