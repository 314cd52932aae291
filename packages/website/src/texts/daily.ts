import { isDay } from '../archive.ts';
import type { ArticleCategory } from '../contract.ts';
import { documentTitle } from './meta.ts';
import type { PageMeta } from './meta.ts';
import { pages } from './pages.ts';

/** The newest articles on the home page. */
export const today = {
  heading: 'Today',
  action: { label: 'The daily desk', href: pages.daily.path },
  /** How many titles at most. */
  limit: 5,
};

/** The calendar of a list and of the desk. */
export const archive = {
  id: 'archive',
  heading: 'Archive',
  intro: 'Choose a day that has articles. The arrows lead to other months.',
  jump: 'Choose a day or a month',
  all: { label: 'All lists of a day', href: pages.daily.path },
};

/** Names the calendar of a list or of the desk. */
export const archiveOf = (heading: string) => `Archive of ${heading}`;

/** Articles of a category that has no list. */
export const otherArticles = 'Other articles';

// A day and a month are the same everywhere: no clock is asked.
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (`2026-11-20`) or a month (`2026-11`) in words. */
export function periodName(period: string): string {
  return (isDay(period) ? dayFormat : monthFormat).format(new Date(period));
}

/** The address of a day's desk. */
export const deskPath = (day: string): string => `${pages.daily.path}/${day}`;

/** What a day has: '6 articles, 31 minutes to read'. */
export function deskSummary(articles: readonly { minutes: number | null }[]): string {
  const count = `${articles.length} ${articles.length === 1 ? 'article' : 'articles'}`;
  const minutes = articles.reduce((sum, article) => sum + (article.minutes ?? 0), 0);
  return minutes === 0 ? count : `${count}, ${minutes} minutes to read`;
}

/** The head of a day's desk. */
export function deskMeta(day: string): PageMeta {
  const name = periodName(day);
  return {
    title: documentTitle(`${pages.daily.heading}: ${name}`),
    description: `What to read in the newspapers, editorial and current affairs analysis, facts and a question to answer of ${name}, each with its minutes to read.`,
  };
}

/** The head of a list's month or day. The days are on the desk as well, which is to be found instead. */
export function periodMeta({ heading }: ArticleCategory, period: string, page: number): PageMeta {
  const name = periodName(period);
  return {
    title: documentTitle(`${heading}: ${name}`, page),
    description: `${heading}, ${name}: every article with its date and its first sentences, for UPSC and state PCS aspirants. Free to read.`,
    ...(isDay(period) && { noindex: true }),
  };
}
