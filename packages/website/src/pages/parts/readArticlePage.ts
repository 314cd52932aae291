import { dayOf, parseDay } from '@setu/data';
import type { Article, ArticleSummary, Queries, QuestionDay } from '@setu/data';
import { type Outcome, outcomeOf } from '@setu/kit';
import { inDailyOrder, mostOfDay } from '../../articles/dailyOrder.ts';
import { isOff } from '../../institute/switches.ts';
import { paths } from '../../paths.ts';
import { newestPractice } from '../../practice/practiceLinks.ts';

export interface WholePage {
  article: Article;
  /** The next older article of its list; null if there is none, or it could not be read. */
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  /** Its place among the articles of its day; null if it is the only one, or not all of them could be read. */
  dayPosition: DayPosition | null;
  related: Outcome<ArticleSummary[]>;
  /** Questions on the article; null if there are none, or they could not be read. */
  practice: QuestionDay | null;
}

export interface DayPosition {
  day: string;
  place: number;
  count: number;
  next: ArticleSummary | null;
}

/** The translation; undefined if it is not requested or cannot be read: the article is then shown alone. */
export async function readBeside(
  queries: Queries,
  { translation }: Article,
  wanted: string | null,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!translation || translation.id !== wanted) return undefined;
  const found = await outcomeOf(queries.article({ id: translation.id, signal }));
  return found.ok ? found.value.content : undefined;
}

/** Reads the page in one request on a server, or in several if the project does not support that. */
export async function readArticlePage(
  queries: Queries,
  options: { id: string; signal: AbortSignal },
): Promise<Outcome<WholePage>> {
  const whole = queries.articlePage?.({ ...options, titles: mostOfDay });
  const page = whole && (await outcomeOf(whole));
  if (page?.ok === false) return page;
  if (page?.value) {
    const { titles, related, practice, ...found } = page.value;
    const value = {
      ...found,
      dayPosition: positionInDay(found.article, titles),
      related: { ok: true, value: related },
      practice: isOff(paths.practice) ? null : practice,
    } satisfies WholePage;
    return { ok: true, value };
  }
  const { id, signal } = options;
  const [article, related, practice] = await Promise.all([
    outcomeOf(readWithNeighbours(queries, options)),
    outcomeOf(queries.relatedArticles(options)),
    newestPractice(queries, { of: 'article', key: id, signal }),
  ]);
  if (!article.ok) return article;
  const { language } = article.value.article;
  const value = {
    ...article.value,
    // Those of the site's language were asked for.
    related: language
      ? await outcomeOf(queries.relatedArticles({ ...options, language }))
      : related,
    practice,
  };
  return { ok: true, value };
}

/** The article, then what is found by its date; what fails of that is left out. */
async function readWithNeighbours(queries: Queries, options: { id: string; signal: AbortSignal }) {
  const article = await queries.article(options);
  const { signal } = options;
  const { id, category, date, language } = article;
  const others = { signal, language };
  const beside = async (side: 'older' | 'newer') => {
    const neighbour = await outcomeOf(queries.neighbour({ id, category, date, side, ...others }));
    return neighbour.ok ? neighbour.value : null;
  };
  const readDayPosition = async () => {
    const day = parseDay(dayOf(date));
    if (day === undefined) return null;
    const found = await outcomeOf(queries.titlesOfDay({ day, limit: mostOfDay, ...others }));
    return found.ok ? positionInDay(article, found.value.articles) : null;
  };
  const [previous, next, dayPosition] = await Promise.all([
    beside('older'),
    beside('newer'),
    readDayPosition(),
  ]);
  return { article, previous, next, dayPosition };
}

function positionInDay(
  { id, date }: Article,
  titles: readonly ArticleSummary[],
): DayPosition | null {
  // Days to come have no page.
  const day = parseDay(dayOf(date));
  if (day === undefined) return null;
  const articles = inDailyOrder(titles);
  const place = articles.findIndex((article) => article.id === id) + 1;
  const count = articles.length;
  // Where the limit cuts the day off, neither how many there are nor which one is last is known.
  if (place === 0 || count === 1 || count === mostOfDay) return null;
  return { day, place, count, next: articles[place] ?? null };
}
