import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import { makeTheme } from '@setu/ui/theme';
import type { ReactNode } from 'react';
import { Providers } from './Providers';
import { light } from './colors';

export const metadata = { title: 'Consumer: Next', icons: 'data:,' };

// Called on the server: `makeTheme` is no client code.
const theme = makeTheme({ name: 'sky', light, dark: light });

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
