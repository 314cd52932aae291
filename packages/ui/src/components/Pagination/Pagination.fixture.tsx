import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Pagination } from './Pagination.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Pagination',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => (
      <Pagination
        {...root}
        page={1}
        pageCount={0}
        label="Pages"
        hrefFor={(page) => `?page=${page}`}
      />
    ),
    full: (root) => (
      <Pagination
        {...root}
        page={500_000}
        pageCount={1_000_000}
        label={long}
        hrefFor={(page) => `?page=${page}`}
        labels={{ previous: unbroken, next: hindi }}
      />
    ),
  },
];
