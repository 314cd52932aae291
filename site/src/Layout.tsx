import { ModeSwitch, SiteFooter, SiteHeader, SkipLink, UiProvider } from '@setu/ui';
import type { SiteHeaderProps } from '@setu/ui';
import { memo } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTellHydrated } from './beforeReact/useTellHydrated.ts';
import { institute } from './institute.ts';
import { Logo } from './Logo.tsx';
import { NavigationStatus } from './NavigationStatus.tsx';
import { isFrameLeftEmpty } from './pageFrame.ts';
import { RouterLink } from './RouterLink.tsx';
import { useHashLinks } from './useHashLinks.ts';

// The router renders all of its routes for each step of a navigation. What stays the same between two
// pages is therefore made once, so that a tap on a link has less to wait for.

const headerActions: SiteHeaderProps['actions'] = [
  { ...institute.headerActions.app, variant: 'secondary' },
  { ...institute.headerActions.call, variant: 'accent' },
];

const footer = (
  <SiteFooter
    logo={<Logo />}
    contact={institute.contactLines}
    address={institute.address}
    quickLinks={institute.quickLinks}
    resourceLinks={institute.resourceLinks}
    socialLinks={institute.socialLinks}
    copyright={institute.copyright}
    settings={<ModeSwitch />}
  />
);

/** The frame of every page: skip link, header, the page, footer. */
export const Layout = memo(function Layout() {
  const { pathname } = useLocation();
  useHashLinks();
  useTellHydrated();
  const isEmpty = import.meta.env.SSR && isFrameLeftEmpty();
  return (
    <UiProvider linkComponent={RouterLink} timeZone={institute.timeZone}>
      <SkipLink href="#main" />
      {isEmpty ? <header /> : <Header pathname={pathname} />}
      <NavigationStatus />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {isEmpty ? <footer /> : footer}
      <ScrollRestoration />
    </UiProvider>
  );
});

const Header = memo(function Header({ pathname }: { pathname: string }) {
  return (
    <SiteHeader
      logo={<Logo />}
      logoLabel={institute.name}
      items={institute.navigation}
      actions={headerActions}
      currentHref={pathname}
    />
  );
});
