import { SiteFooter, SiteHeader, SkipLink, vars } from '@setu/ui';
import type { ReactNode } from 'react';
import { institute } from '../../site/src/institute.ts';

interface SiteFrameProps {
  /** The address of the page, marked in the header. */
  path: string;
  children: ReactNode;
}

/** What stands around every page of the site (site/src/Layout.tsx), without its router. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink href="#main" />
      <SiteHeader
        logo={<Logo />}
        logoLabel={institute.name}
        items={institute.navigation}
        actions={[
          { ...institute.headerActions.app, variant: 'secondary' },
          { ...institute.headerActions.call, variant: 'accent' },
        ]}
        currentHref={path}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        logo={<Logo />}
        contact={institute.contactLines}
        address={institute.address}
        quickLinks={institute.quickLinks}
        resourceLinks={institute.resourceLinks}
        socialLinks={institute.socialLinks}
        copyright={institute.copyright}
      />
    </>
  );
}

function Logo() {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.625rem',
        fontFamily: vars.font.heading,
        fontSize: vars.text.xl,
        fontWeight: vars.weight.heading,
        lineHeight: 1,
      }}
    >
      <svg width="36" height="36" viewBox="0 0 64 64" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 36Q32-19 62 36H55Q32-5 9 36zM0 35h64v6H0zM16 19h4v17h-4zM30 12h4v24h-4zM44 19h4v17h-4z"
        />
        <path fill={vars.color.accent} d="M8 46H17Q32 66 47 46H56Q32 78 8 46z" />
      </svg>
      <span>{institute.name}</span>
    </span>
  );
}
