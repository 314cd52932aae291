import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { navItems } from '../NavMenu/NavMenu.fixture.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

export const fixtures: readonly Fixture[] = [
  {
    name: 'MobileMenu',
    refElement: 'button',
    empty: (root) => <MobileMenu {...root}>{null}</MobileMenu>,
    full: (root) => (
      <MobileMenu {...root} labels={{ menu: long, open: unbroken, close: hindi }}>
        <NavMenu label={hindi} items={navItems} currentHref="/here" defaultOpenItems={[0, 1]} />
      </MobileMenu>
    ),
  },
  {
    name: 'MobileMenu',
    shape: 'open',
    refElement: 'button',
    empty: (root) => (
      <MobileMenu {...root} defaultOpen>
        {null}
      </MobileMenu>
    ),
    full: (root) => (
      <MobileMenu {...root} defaultOpen labels={{ menu: unbroken, close: hindi }}>
        <NavMenu label={hindi} items={navItems} currentHref="/here" defaultOpenItems={[0, 1]} />
      </MobileMenu>
    ),
  },
];
