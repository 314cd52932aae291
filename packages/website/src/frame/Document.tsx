import { institute } from '@site/institute.ts';
import type { ReactNode } from 'react';
import { pageAddress } from '../language/language.ts';
import { brand, name } from 'virtual:website/theme';

/**
 * The whole page, hydrated from `<html>` down. What only the server adds (styles, preloads, data, the entry script) the
 * kit writes into the HTML: React leaves elements of head and body alone that it does not know.
 */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={institute.locale} data-setu-theme={name} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Browsers without SVG icons request /favicon.ico automatically. */}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pageAddress('/site.webmanifest')} />
      </head>
      <body>{children}</body>
    </html>
  );
}
