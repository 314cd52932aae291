import { SearchResults } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, inHindi, pictured } from '../../story.ts';

const meta = {
  component: SearchResults,
  parameters: guide({
    use: 'Below a `SearchForm`, as soon as there is something to search for; `Pagination` stands after it.',
    not: 'For a list without a search: `ArticleList`, `CardGrid` of `CourseCard`s.',
    keyboard: {
      'Tab, Shift + Tab': 'To what may have been meant, and to each result',
      Enter: 'Follows the link',
    },
    accessibility: [
      'A list of articles, the link of each in its heading. All of a result can be pressed.',
      'What was searched for is marked by `<mark>`, with a ground and a weight of its own, in forced colours too.',
      'How many were found is told politely when it changes and stays for a second: it does not talk into typing.',
      'Titles and passages are text, never HTML; Hindi in them is marked as such.',
    ],
    code: `
<SearchResults
  query="money bill"
  total={37}
  page={1}
  pageCount={2}
  results={[
    {
      id: 'article 12',
      title: 'Money Bills and the Speaker',
      date: '2026-11-17',
      category: 'Editorial Analysis',
      href: '/editorial-analysis/12',
      snippet: [
        { text: 'A ', marked: false },
        { text: 'money bill', marked: true },
        { text: ' may begin in the lower House alone.', marked: false },
      ],
    },
  ]}
/>`,
  }),
  args: {
    query: 'money bill',
    total: 37,
    page: 1,
    pageCount: 2,
    results: [
      {
        id: 'article 12',
        title: 'Money Bills and the Speaker',
        date: '2026-11-17',
        category: 'Editorial Analysis',
        href: '#editorial-analysis-12',
        snippet: [
          { text: 'Whether a bill is a ', marked: false },
          { text: 'money bill', marked: true },
          {
            text: ' is for the Speaker to decide; Article 110 says what one may hold, and the ',
            marked: false,
          },
          { text: 'bills', marked: true },
          { text: ' that also hold something else are none.', marked: false },
        ],
      },
      {
        id: 'article 7',
        title: 'धन विधेयक और राज्य सभा',
        date: '2026-11-02',
        category: 'Facts of the Day',
        href: '#facts-of-the-day-7',
        snippet: [
          { text: 'राज्य सभा धन विधेयक को चौदह दिन रख सकती है: a ', marked: false },
          { text: 'money bill', marked: true },
          { text: ' is then held to be passed.', marked: false },
        ],
      },
      {
        id: 'course 3',
        title: 'Polity in Twelve Weeks',
        category: 'Courses',
        href: '#polity-in-twelve-weeks',
      },
    ],
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('320 light') };

/** There are more results than were counted. */
export const MoreThanCounted: Story = { args: { total: 200, more: true, pageCount: 10 } };

export const NothingFound: Story = {
  parameters: pictured('320 dark'),
  args: { query: 'xylophone', total: 0, results: [], pageCount: 1 },
};

export const Suggestion: Story = {
  parameters: pictured('768 light'),
  args: {
    ...NothingFound.args,
    query: 'parlament',
    suggestion: { query: 'parliament', href: '#parliament' },
  },
};

/** Only titles could be searched, so there are no passages. */
export const TitlesOnly: Story = {
  args: {
    titlesOnly: true,
    results: meta.args.results.map((result) => ({ ...result, snippet: [] })),
  },
};

export const Hindi: Story = { args: { query: 'धन विधेयक' }, ...inHindi };
