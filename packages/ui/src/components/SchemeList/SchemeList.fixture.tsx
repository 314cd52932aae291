import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { SchemeList } from './SchemeList.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'SchemeList',
    refElement: 'ul',
    empty: (root) => <SchemeList {...root} schemes={[]} />,
    full: (root) => (
      <SchemeList
        {...root}
        headingLevel={2}
        schemes={[
          {
            id: 'a',
            figure: unbroken,
            title: unbroken,
            who: long,
            condition: unbroken,
            seats: unbroken,
          },
          { id: 'b', figure: '50%', title: hindi, who: hindi, condition: null, seats: '' },
        ]}
      />
    ),
  },
];
