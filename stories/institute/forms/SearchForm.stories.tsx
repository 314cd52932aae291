import { SearchForm } from '@setu/ui';
import { fn, userEvent } from 'storybook/test';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: SearchForm,
  parameters: guide({
    use: 'On the page that answers a search, above its `SearchResults`. From other pages lead there by `searchHref` of `SiteHeader`.',
    not: 'To narrow a list by one thing, links are quicker and part of the history: `CategoryFilter`. Not in the header: there a link is enough.',
    keyboard: {
      'Tab, Shift + Tab': 'To the field, the button and the lists',
      Enter: 'In the field: searches',
      Escape: 'In the field: empties it, where the browser does so',
    },
    accessibility: [
      'A landmark of the role `search`; the field is a search field with a visible label.',
      'A form that opens an address: it works without JavaScript, and each search can be shared.',
      'With `onSearch` results change while the visitor types; focus stays in the field, and `SearchResults` tells how many there are once typing rests.',
      'Not printed.',
    ],
    code: `
<SearchForm
  action="/search"
  query={query}
  filters={[{ name: 'month', label: 'Month', all: 'Any month', options: months, value: month }]}
  onSearch={({ values }) => navigate(\`/search?\${new URLSearchParams(values)}\`, { replace: true })}
/>`,
  }),
  args: {
    action: '/search',
    query: 'money bill',
    filters: [
      {
        name: 'category',
        label: 'Category',
        all: 'All categories',
        options: [
          { value: 'Editorial Analysis', label: 'Editorial Analysis' },
          { value: 'Courses', label: 'Courses' },
        ],
      },
      {
        name: 'month',
        label: 'Month',
        all: 'Any month',
        options: [
          { value: '2026-11', label: 'November 2026' },
          { value: '2026-10', label: 'October 2026' },
        ],
        value: '2026-10',
      },
    ],
    // Without `onSearch` the browser would leave Storybook.
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchForm>;

type Story = StoryObj<typeof SearchForm>;

export const Default: Story = {
  parameters: pictured('768 light'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  },
};

export const FieldAlone: Story = { args: { query: '', filters: [] } };

export const WithHint: Story = {
  parameters: pictured('320 dark'),
  args: { hint: 'Only the first 100 characters are searched for.' },
};

export const Hindi: Story = { args: { query: 'धन विधेयक' }, ...inHindi };
