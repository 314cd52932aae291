import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import { deriveTheme } from '@setu/ui/deriveTheme';
import { makeTheme } from '@setu/ui/theme';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Consumer: Next', icons: 'data:,' };

// Called on the server: this is no client code.
const { light, dark } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });
const theme = makeTheme({ name: 'sky', light: { ...light, surface: '#f5fbff' }, dark });

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <style href="sky" precedence="default">
          {theme.css}
        </style>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
