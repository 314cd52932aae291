import { institute } from '@site/institute.ts';
import { pageAddress } from '../language/language.ts';
import { brand, paper } from 'virtual:website/theme';
import type { GeneratedFiles } from '@setu/kit';

const path = '/site.webmanifest';

const icon = (size: string) => ({
  src: `/icon-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose: 'any maskable',
});

/** The manifest of the site, for home screens (https://www.w3.org/TR/appmanifest/). */
export const manifest: GeneratedFiles = {
  isPath: (asked) => asked === path,
  read: async () => ({
    contentType: 'application/manifest+json',
    text: JSON.stringify({
      name: institute.name,
      short_name: institute.name,
      description: institute.slogan,
      lang: institute.locale,
      start_url: pageAddress('/'),
      display: 'browser',
      theme_color: brand,
      background_color: paper,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        icon('192'),
        icon('512'),
      ],
    }),
  }),
  list: async () => [path],
};
