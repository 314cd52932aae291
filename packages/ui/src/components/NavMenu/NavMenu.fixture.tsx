import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
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

export default fixture({
  component: NavMenu,
  empty: { label: 'Main', items: [] },
  full: { label: hindi, items: navItems, currentHref: '/here', defaultOpenItems: [0, 1] },
});
