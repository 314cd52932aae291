import { language } from '@texts/common.ts';
import { defineServerParts } from '@setu/kit';
import { settingsScript } from '@setu/ui';
import beforeReact from './beforeReact.ts?script';
import { usesOurFonts } from 'virtual:website/theme';
import { hero } from '@site/content/home.ts';
import { allPages } from './allPages.ts';
import { feeds } from './discovery/feeds.ts';
import fonts from './fonts/fonts.json' with { type: 'json' };
import { frameKey } from './frame/frameKey.ts';
import { shownResults } from './institute/switches.ts';
import { hiddenCourses } from './courses/hiddenCourses.ts';
import { manifest } from './discovery/manifest.ts';
import { queryValues } from './queryValues.ts';
import { sitemaps } from './discovery/sitemap.ts';
import { structuredData } from './discovery/structuredData.ts';
import { texts } from './discovery/wellKnownTexts.ts';

/** What of this website the server alone needs: beside what React draws, and beside its pages. */
export const serverParts = defineServerParts({
  otherPaths: [
    ...shownResults.map(({ title }) => `/selections/${title}`),
    // The hero's button leads to /Contact (docs/spec.md#home-page); hosts of files tell it from /contact.
    hero.action.href,
  ],
  headScript: settingsScript,
  bodyScript: beforeReact,
  preloadFonts: usesOurFonts ? fonts.preload[language] : [],
  structuredData,
  frameKey,
  files: [sitemaps, feeds, texts, manifest],
  pages: allPages,
  queryValues,
  warnings: hiddenCourses,
});
