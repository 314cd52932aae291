import '@setu/ui/base.css';
import { SiteFooter } from '@setu/ui/SiteFooter';
import { SiteHeader } from '@setu/ui/SiteHeader';
import { UiProvider } from '@setu/ui/UiProvider';
import { deriveTheme } from '@setu/ui/deriveTheme';
import { makeTheme } from '@setu/ui/theme';
import type { ReactNode } from 'react';
import { ui } from './ui';

export const metadata = { title: 'Meadow Academy', icons: 'data:,' };

// Made on the server: this is no client code.
const { light, dark } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });
const theme = makeTheme({ name: 'meadow', light, dark });

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={ui.locale} data-setu-theme="meadow">
      <body>
        <style href="meadow" precedence="default">
          {theme.css}
        </style>
        <UiProvider {...ui}>
          <SiteHeader
            logo={<strong>Meadow Academy</strong>}
            logoLabel="Meadow Academy, home"
            items={[{ title: 'Foundation', href: '/foundation' }]}
            actions={[{ label: 'Call us', href: 'tel:+910000000000' }]}
          />
          <main>{children}</main>
          <SiteFooter
            ui={ui}
            logo={<strong>Meadow Academy</strong>}
            contact={[{ label: 'Admissions', value: '+91 00000 00000', href: 'tel:+910000000000' }]}
            linkGroups={[
              { heading: 'Courses', links: [{ title: 'Foundation', href: '/foundation' }] },
            ]}
            socialLinks={[]}
            copyright="© Meadow Academy"
          />
        </UiProvider>
      </body>
    </html>
  );
}
