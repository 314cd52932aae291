import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long } from '../../internal/testing/texts.ts';
import { ListStatus } from './ListStatus.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'ListStatus',
    refElement: 'p',
    empty: (root) => <ListStatus {...root} of="articles" total={0} page={1} pageCount={1} />,
    full: (root) => (
      <ListStatus
        {...root}
        of="courses"
        total={1e15}
        page={1e14}
        pageCount={1e15}
        labels={{ courses: () => long, page: () => hindi }}
      />
    ),
  },
];
