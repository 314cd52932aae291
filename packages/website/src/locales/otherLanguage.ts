import type { SiteLanguage as RowsOfLanguage } from '@setu/data/languages';
import type { SiteLanguage } from '../instituteTypes.ts';

/** The other language of a site, in its own words. */
export interface OtherLanguage {
  language: SiteLanguage;
  /** What it calls itself. */
  name: string;
  /** Leads to the same page in it. */
  readIn: string;
  /** Leads to the list, from an article that has no twin. */
  readList: string;
  /** What finds the rows of one language: a site that has one alone does not build it. */
  loadRows: () => Promise<{ siteLanguage: (language: SiteLanguage) => RowsOfLanguage }>;
}
