import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { SearchForm } from './SearchForm.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'SearchForm',
    refElement: 'form[role="search"]',
    empty: (root) => <SearchForm {...root} action="/search" />,
    full: (root) => (
      <SearchForm
        {...root}
        action="/search"
        query={unbroken}
        hint={long}
        fieldId="words"
        filters={[
          {
            name: 'category',
            label: long,
            all: unbroken,
            options: [{ value: 'a', label: unbroken }],
            value: 'a',
          },
          { name: 'month', label: hindi, all: long, options: [] },
        ]}
        onSearch={() => {}}
        labels={{ query: long, submit: unbroken }}
      />
    ),
  },
];
