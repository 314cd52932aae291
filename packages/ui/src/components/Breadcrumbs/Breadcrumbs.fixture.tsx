import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'Breadcrumbs',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <Breadcrumbs {...root} items={[]} />,
    full: (root) => (
      <Breadcrumbs
        {...root}
        items={[
          { title: unbroken, href: '/a' },
          { title: hindi, href: 'javascript:alert(1)' },
          { title: long, href: undefined },
          { title: unbroken },
        ]}
        labels={{ navigation: hindi }}
      />
    ),
  },
];
