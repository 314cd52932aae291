import { ModeSwitch, SiteFooter, SiteHeader, SkipLink, UiProvider } from '@setu/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTellHydrated } from './beforeReact/useTellHydrated.ts';
import { institute } from './institute.ts';
import { Logo } from './Logo.tsx';
import { NavigationStatus } from './NavigationStatus.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useHashLinks } from './useHashLinks.ts';

/** The frame of every page: skip link, header, the page, footer. */
export function Layout() {
  const { pathname } = useLocation();
  useHashLinks();
  useTellHydrated();
  return (
    <UiProvider linkComponent={RouterLink} timeZone={institute.timeZone}>
      <SkipLink href="#main" />
      <SiteHeader
        logo={<Logo />}
        logoLabel={institute.name}
        items={institute.navigation}
        actions={[
          { ...institute.headerActions.app, variant: 'secondary' },
          { ...institute.headerActions.call, variant: 'accent' },
        ]}
        currentHref={pathname}
      />
      <NavigationStatus />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
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
      <ScrollRestoration />
    </UiProvider>
  );
}
