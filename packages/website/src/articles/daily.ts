import { archive as archiveWords, periodDescription } from '@locales/articles.ts';
import { daily, dayTotals, dailyDescription, latest as latestWords } from '@locales/daily.ts';
import { isDayPeriod, periodName } from './periodName.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import { paths } from '../paths.ts';
import { type PageMeta, documentTitle } from '../pageHead/pageMeta.ts';
import { pageCopy } from '../locales/pageCopy.ts';

export const dailyPage = pageCopy('daily', daily);

export const latest = {
  ...latestWords,
  action: { label: dailyPage.heading, href: paths.daily },
  /** The maximum number of titles. */
  limit: 5,
};

export const archive = {
  ...archiveWords,
  id: 'archive',
  all: { label: archiveWords.all, href: paths.daily },
};

export const dailyPath = (day: string): string => `${paths.daily}/${day}`;

export function dailySummary(articles: readonly { minutes: number | null }[]): string {
  const minutes = articles.reduce((sum, article) => sum + (article.minutes ?? 0), 0);
  return dayTotals(articles.length, minutes);
}

export function dailyMeta(day: string): PageMeta {
  const name = periodName(day);
  return {
    title: documentTitle(`${dailyPage.heading}: ${name}`),
    description: dailyDescription(name),
  };
}

/** The head of a list's month or day. Days are `noindex`: search engines are to find the day's own page instead. */
export function periodMeta({ heading }: ArticleCategory, period: string, page: number): PageMeta {
  const name = periodName(period);
  return {
    title: documentTitle(`${heading}: ${name}`, page),
    description: periodDescription(heading, name),
    ...(isDayPeriod(period) && { noindex: true }),
  };
}
