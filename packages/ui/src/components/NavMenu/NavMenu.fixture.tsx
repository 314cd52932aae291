import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { NavMenu } from './NavMenu.tsx';
import type { NavItem } from './navItems.ts';

export const navItems: readonly NavItem[] = [
  { title: unbroken, items: [{ title: unbroken, href: '/unbroken' }] },
  {
    title: 'Courses',
    items: [
      { title: long, href: '/long' },
      { title: hindi, href: '/hindi' },
    ],
  },
  { title: 'Nothing yet', items: [] },
  { title: hindi, href: '/here' },
  { title: unbroken, href: 'javascript:alert(1)' },
];

export const fixtures: readonly Fixture[] = [
  {
    name: 'NavMenu',
    refElement: 'nav',
    empty: (root) => <NavMenu {...root} label="Main" items={[]} />,
    full: (root) => (
      <NavMenu
        {...root}
        label={hindi}
        items={navItems}
        currentHref="/here"
        defaultOpenItems={[0, 1]}
      />
    ),
  },
];
