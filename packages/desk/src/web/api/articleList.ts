import { type ContentQueries, type StoredArticle, now } from '@setu/data/staff';
import { inDigits } from '../../content/questionFaults.ts';
import { type ApiContext, type Sent, readPage, sentText } from './route.ts';

/** The states of an article, in the order of the list. */
export const articleStates = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

export type ArticleLine = NonNullable<ReturnType<typeof toLine>>;

const linesPerPage = 50;

/** A text as it is searched, as `site_search.folded` has it: with one spelling of Hindi's nuktas, joiners and digits. */
const folded = (text: string) =>
  inDigits(text.normalize('NFD').toLowerCase())
    .replaceAll(/[\u093C\u200B-\u200D]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u2019', "'");

/** Half a nasal before a letter of its kind, for which an anusvara may stand. */
const nasals = /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/g;

/** Whether a title has a word, which may be typed in part: a nasal at its end is then no half of one yet. */
function isIn(title: string, word: string): boolean {
  const [whole, part] = [folded(title), folded(word)];
  const short = (text: string) => text.replaceAll(nasals, '\u0902');
  return whole.includes(part) || short(whole).includes(short(part));
}

export type ArticleList = ReturnType<typeof createArticleList>;

/** After this time, changes by others are seen. */
const keptMs = 10_000;

/**
 * All articles without their texts: read as `desk check` does, a thousand at a time, and cached while a user turns
 * pages. Filters and search thus work the same on every project, whichever of our columns it has.
 */
export function createArticleList(queries: Pick<ContentQueries, 'storedArticles'>) {
  let kept: { until: number; articles: Promise<readonly StoredArticle[]> } | undefined;
  async function readAll(signal: AbortSignal): Promise<readonly StoredArticle[]> {
    const all: StoredArticle[] = [];
    for await (const articles of queries.storedArticles({ signal })) all.push(...articles);
    return all;
  }
  return {
    read(signal: AbortSignal) {
      if (kept && Date.now() < kept.until) return kept.articles;
      const articles = readAll(signal);
      kept = { until: Date.now() + keptMs, articles };
      articles.catch(() => (kept = undefined));
      return articles;
    },
    /** To be called when articles have changed. */
    forget: () => (kept = undefined),
  };
}

/** One page of the requested articles: drafts, then scheduled, then published ones, each newest first. */
export async function listArticles(
  { articles, signal }: Pick<ApiContext, 'articles' | 'signal'>,
  sent: Sent,
) {
  const wanted = readPage(sent['page']);
  const state = articleStates.find((one) => one === sent['state']);
  const language = (['en', 'hi'] as const).find((one) => one === sent['language']);
  const category = sentText(sent['category']);
  // Words that the title must contain.
  const words = sentText(sent['search']).slice(0, 200).match(/\S+/g) ?? [];
  const found = (await articles.read(signal))
    .flatMap((article) => toLine(article) ?? [])
    .filter(
      (line) =>
        (state === undefined || line.state === state) &&
        (category === '' || line.category === category) &&
        (language === undefined || line.language === language) &&
        words.every((word) => isIn(line.title ?? '', word)),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(b) - timeOf(a));
  const pageCount = Math.max(1, Math.ceil(found.length / linesPerPage));
  const page = Math.min(wanted, pageCount);
  const lines = found.slice((page - 1) * linesPerPage, page * linesPerPage);
  return { lines, page, pageCount, total: found.length };
}

const rankOf = ({ state }: ArticleLine) => articleStates.indexOf(state);
const timeOf = ({ date }: ArticleLine) => Date.parse(date ?? '') || 0;

/** An article as a list shows it; undefined where it has no id. */
export function toLine({ id, title, category, language, publishAt, date, updated }: StoredArticle) {
  // No address could name it: `desk check` reports it.
  if (id === null) return undefined;
  return {
    id,
    title,
    category,
    language,
    state: stateOf({ publishAt }),
    /** When visitors see it, or first saw it; for a draft, when it was begun. */
    date: publishAt === null || publishAt === 'infinity' ? date : publishAt,
    updated,
  };
}

export const stateOf = ({ publishAt }: Pick<StoredArticle, 'publishAt'>): ArticleState =>
  publishAt === 'infinity'
    ? 'draft'
    : publishAt !== null && Date.parse(publishAt) > now()
      ? 'scheduled'
      : 'published';
