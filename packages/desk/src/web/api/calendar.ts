import { dayOf, isMonth, monthOf, today } from '@setu/data';
import { type Language, now } from '@setu/data/staff';
import { type ArticleLine, toLine } from './articleList.ts';
import { type ApiContext, type Sent, Refused } from './route.ts';

export interface CalendarDay {
  /** `2026-11-24` */
  day: string;
  /** Articles that appear on this day, or have appeared. */
  articles: ArticleLine[];
  questions: number;
  /** The daily lists that have nothing on this day. */
  missing: { category: string; language: Language | null }[];
}

/** A list is daily if it had an article on at least half of the last days, of which this is the number. */
const daysWatched = 28;
/** How many days ahead the gaps of a daily list are reported. */
const daysAhead = 7;

/** What appears on each day of a month, of all lists and both languages, and what is missing. */
export async function calendarOf(
  { articles, queries, site, signal }: Pick<ApiContext, 'articles' | 'queries' | 'site' | 'signal'>,
  { month = monthOf(today(now())) }: Sent,
) {
  if (typeof month !== 'string' || !isMonth(month)) throw new Refused('There is no such month.');
  const days = daysOf(month);
  const [stored, questions] = await Promise.all([
    articles.read(signal),
    queries.questionCounts({ from: `${month}-01`, to: days.at(-1) ?? month, signal }),
  ]);
  const lines = stored.flatMap((article) => toLine(article) ?? []);
  const dated = lines
    .filter(({ state, date }) => state !== 'draft' && date !== null)
    .toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''));
  const byDay = Map.groupBy(dated, ({ date }) => dayOf(date));
  const listed = dated.filter(({ category }) => site.articleCategories.includes(category ?? ''));
  // A site of one language has one list of a category, whatever the letters of its titles.
  const inLists = (lines: readonly ArticleLine[]) =>
    site.languages.length > 1 ? lines : lines.map((line) => ({ ...line, language: null }));
  const daily = dailyLists(inLists(listed));
  return {
    month,
    today: today(now()),
    days: days.map((day): CalendarDay => {
      const articles = byDay.get(day) ?? [];
      const there = new Set(inLists(articles).map(listOf));
      const missing = daily
        .filter(({ name, since }) => day >= since && day <= dayAfter(daysAhead) && !there.has(name))
        .map(({ category, language }) => ({ category, language }));
      return { day, articles, questions: questions.get(day) ?? 0, missing };
    }),
    drafts: lines.filter(({ state }) => state === 'draft'),
  };
}

const listOf = ({ category, language }: ArticleLine) => `${language} ${category}`;

/** The lists that appear daily, and the first day of each. */
function dailyLists(lines: readonly ArticleLine[]) {
  const [from, to] = [dayAfter(-daysWatched), today(now())];
  return [...Map.groupBy(lines, listOf)].flatMap(([name, ofList]) => {
    const days = new Set(ofList.map(({ date }) => dayOf(date) ?? ''));
    const watched = [...days].filter((day) => day >= from && day < to);
    const [{ category, language }] = ofList as [ArticleLine];
    const [since = to] = days;
    if (watched.length < daysWatched / 2 || category === null) return [];
    return [{ name, category, language, since }];
  });
}

const dayMs = 86_400_000;

/** The day `count` days after today; before today, if it is negative. */
const dayAfter = (count: number) => today(now() + count * dayMs);

function daysOf(month: string): string[] {
  const first = Date.parse(month);
  return Array.from({ length: 31 }, (_, index) => first + index * dayMs)
    .map((ms) => new Date(ms).toISOString().slice(0, 10))
    .filter((day) => monthOf(day) === month);
}
