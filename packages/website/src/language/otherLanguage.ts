import type { SiteLanguage as RowsOfLanguage } from '@setu/data/languages';
import type { SiteLanguage } from '../instituteTypes.ts';

/** The other language of a site, in its own words. */
export interface OtherLanguage {
  language: SiteLanguage;
  name: string;
  /** The link to the same page in it. */
  readIn: string;
  /** The link from an article that has no twin to the list. */
  readList: string;
  /** The link from a day that has nothing in it to the newest day. */
  readNewest: string;
  /** Loads the code that finds the rows of one language: a site of one language does not bundle it. */
  loadRows: () => Promise<{ siteLanguage: (language: SiteLanguage) => RowsOfLanguage }>;
}
