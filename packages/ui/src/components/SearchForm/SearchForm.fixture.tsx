import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SearchForm } from './SearchForm.tsx';

export default fixture({
  component: SearchForm,
  empty: { action: '/search' },
  full: {
    action: '/search',
    query: unbroken,
    hint: long,
    fieldId: 'words',
    filters: [
      {
        name: 'category',
        label: long,
        all: unbroken,
        options: [{ value: 'a', label: unbroken }],
        value: 'a',
      },
      { name: 'month', label: hindi, all: long, options: [] },
    ],
    onSearch: () => {},
    labels: { query: long, submit: unbroken },
  },
});
