import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { navItems } from '../NavMenu/NavMenu.fixture.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const children = (
  <NavMenu label={hindi} items={navItems} currentHref="/here" defaultOpenItems={[0, 1]} />
);

export default [
  fixture({
    component: MobileMenu,
    refElement: 'button',
    empty: { children: null },
    full: { labels: { menu: long, open: unbroken, close: hindi }, children },
  }),
  fixture({
    component: MobileMenu,
    shape: 'open',
    refElement: 'button',
    empty: { defaultOpen: true, children: null },
    full: { defaultOpen: true, labels: { menu: unbroken, close: hindi }, children },
  }),
];
