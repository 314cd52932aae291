import { defineDocument } from '@setu/kit';
import { settingsScript } from '@setu/ui';
import beforeReact from './beforeReact.ts?script';
import { hero } from './content/home.ts';
import { results } from './content/results.ts';
import { feeds } from './feeds/feeds.ts';
import fonts from './fonts/fonts.json' with { type: 'json' };
import { frameKey } from './frame/frameKey.ts';
import { sitemaps } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import { texts } from './texts.ts';

/** What stands in this website's documents beside what React draws, and the files beside them. */
export const documentParts = defineDocument({
  otherPaths: [
    ...results.map(({ title }) => `/selections/${title}`),
    // The hero's button leads to /Contact (docs/spec.md#home-page); hosts of files tell it from /contact.
    hero.action.href,
  ],
  headScript: settingsScript,
  bodyScript: beforeReact,
  preloadFonts: fonts.preload,
  structuredData,
  frameKey,
  files: [sitemaps, feeds, texts],
});
