import '@setu/ui/base.css';
import { SiteFooter } from '@setu/ui/SiteFooter';
import { SiteHeader } from '@setu/ui/SiteHeader';
import type { UiSettings } from '@setu/ui/UiProvider';
import { deriveTheme } from '@setu/ui/deriveTheme';
import { makeTheme } from '@setu/ui/theme';
import type { ReactNode } from 'react';
import type english from 'example-alumni/en.json';

// Computed on the server: this is not client code.
const { light, dark } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });
const theme = makeTheme({ name: 'meadow', light, dark });

interface SiteProps {
  texts: typeof english;
  ui: UiSettings;
  alumniHref: string;
  /** The alumni's page in the other language. */
  other: string;
  children: ReactNode;
}

/** The frame of the pages in both languages. */
export function Site({ texts: { locale, site }, ui, alumniHref, other, children }: SiteProps) {
  const articles = { title: site.articles, href: '/articles' };
  const alumni = { title: site.alumni, href: alumniHref };
  return (
    // `settingsScript`, which a page with `ModeSwitch` has, changes <html> before React hydrates.
    <html lang={locale} data-setu-theme="meadow" suppressHydrationWarning>
      <body>
        <style href="meadow" precedence="default">
          {theme.css}
        </style>
        <SiteHeader
          logo={<strong>{site.name}</strong>}
          logoLabel={site.home}
          items={[{ title: site.foundation, href: '/foundation' }, articles, alumni]}
          actions={[
            { label: site.language, href: other, lang: site.languageCode },
            { label: site.call, href: 'tel:+910000000000' },
          ]}
        />
        <main>{children}</main>
        <SiteFooter
          ui={ui}
          logo={<strong>{site.name}</strong>}
          contact={[
            { label: site.admissions, value: '+91 00000 00000', href: 'tel:+910000000000' },
          ]}
          linkGroups={[{ heading: site.more, links: [articles, alumni] }]}
          socialLinks={[]}
          copyright={`© ${site.name}`}
        />
      </body>
    </html>
  );
}
