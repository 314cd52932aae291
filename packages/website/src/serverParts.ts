import { defineServerParts } from '@setu/kit';
import { checkOwnWords } from './content/checkOwnWords.ts';
import { checkResults } from './content/results.ts';
import { contactServer, justSent, onContactPage } from './contact/contactServer.ts';
import { settingsScript } from '@setu/ui';
import { refusals } from '@locales/programs.ts';
import preHydration from './preHydration.ts?script';
import { preloadFonts } from 'virtual:website/theme';
import { nameFont } from './fonts/fonts.json';
import { otherLanguage } from './language/language.ts';
import { prerenderEntries } from './server/prerenderEntries.ts';
import { feeds } from './seo/feeds.ts';
import { frameKey } from './frame/frameKey.ts';
import { resultTitles } from './institute/switches.ts';
import { hiddenCourses } from './courses/hiddenCourses.ts';
import { manifest } from './seo/manifest.ts';
import { queryValues } from './server/queryValues.ts';
import { sitemaps } from './seo/sitemap.ts';
import { structuredData } from './seo/structuredData.ts';
import { texts } from './seo/wellKnownTexts.ts';

checkResults();
checkOwnWords();

export const serverParts = defineServerParts({
  otherPaths: resultTitles.map((title) => `/selections/${title}`),
  extra: contactServer,
  personal: justSent,
  onPage: onContactPage,
  headScript: settingsScript,
  bodyScript: preHydration,
  // The font of the link to Hindi delays the first paint if only the styles name it.
  preloadFonts: [...preloadFonts, ...(otherLanguage?.language === 'hi' ? [nameFont] : [])],
  refusals,
  structuredData,
  frameKey,
  hydratedOnLoad: ['PracticeAgain', 'Saved'],
  files: [sitemaps, feeds, texts, manifest],
  pages: prerenderEntries,
  queryValues,
  warnings: hiddenCourses,
});
