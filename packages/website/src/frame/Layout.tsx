import { menuTexts } from '@locales/menus.ts';
import { labels } from '@locales/labels.ts';
import { timeZone } from '@setu/data';
import { ModeSwitch, MotionSwitch, SiteFooter, SiteHeader, SkipLink, UiProvider } from '@setu/ui';
import type { SiteHeaderProps } from '@setu/ui';
import { FrameGap, FrameSlot, useMarkHydrated, usePublicConfig } from '@setu/kit';
import { memo } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import {
  callForAdmissions,
  contactLines,
  copyright,
  navigation,
  openApp,
  quickLinks,
  resourceLinks,
  socialLinks,
} from '../institute/menus.ts';
import { paths } from '../paths.ts';
import { institute } from '@site/institute.ts';
import { languageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { NavigationStatus } from './NavigationStatus.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useHashLinks } from './useHashLinks.ts';
import { useSearchKey } from './useSearchKey.ts';

// The router renders all of its routes for each step of a navigation. What stays the same between two
// pages is therefore made once, so that a tap on a link has less to wait for.

const headerActions: SiteHeaderProps['actions'] = [
  ...(openApp ? [{ ...openApp, variant: 'secondary' as const }] : []),
  { ...callForAdmissions, variant: 'accent' },
];

const footerWith = (resources: typeof resourceLinks) => (
  <SiteFooter
    logo={<Logo />}
    contact={contactLines}
    address={institute.address}
    linkGroups={[
      { heading: menuTexts.quickLinks, links: quickLinks },
      { heading: menuTexts.freeResources, links: resources },
    ]}
    socialLinks={socialLinks}
    copyright={copyright}
    ornament={institute.ornament}
    settings={
      <>
        <ModeSwitch />
        <MotionSwitch />
      </>
    }
  />
);

const footer = footerWith(resourceLinks);
const footerWithoutPractice = footerWith(
  resourceLinks.filter(({ href }) => href !== paths.practice),
);

export const Layout = memo(function Layout() {
  const { pathname } = useLocation();
  const { lacks = [] } = usePublicConfig().backend ?? {};
  useHashLinks();
  useSearchKey();
  useMarkHydrated();
  return (
    <UiProvider
      labels={labels}
      locale={institute.locale}
      linkComponent={RouterLink}
      timeZone={timeZone}
    >
      <SkipLink href="#main" />
      <FrameSlot name="header" gap={languageLink}>
        <Header pathname={pathname} />
      </FrameSlot>
      <NavigationStatus />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <FrameSlot name="footer">
        {lacks.includes('Questions') ? footerWithoutPractice : footer}
      </FrameSlot>
      <ScrollRestoration />
    </UiProvider>
  );
});

const Header = memo(function Header({ pathname }: { pathname: string }) {
  return (
    <SiteHeader
      logo={<Logo />}
      logoLabel={institute.name}
      searchHref={paths.search}
      language={languageLink && <FrameGap>{languageLink}</FrameGap>}
      items={navigation}
      actions={headerActions}
      currentHref={pathname}
    />
  );
});
