import { randomUUID } from 'node:crypto';
import { DataError } from '@setu/data';
import type { Language, WrittenArticle } from '@setu/data/staff';
import { dateTimeInForm } from '../../content/dateTime.ts';
import { type Problem, entryFrom } from '../../content/entry.ts';
import { articles, lackingFields } from '../../publish/articles.ts';
import { validate } from '../../publish/plan.ts';
import { readEntry } from '../../publish/readEntries.ts';
import { type ArticleState, articleStates, stateOf } from './articleList.ts';
import { type Values, readValues } from './contentList.ts';
import { type WrittenAnswer, writeItem } from './publishing.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

export type ArticleFields = ReturnType<typeof fieldsOf>;
export type OpenedArticle = Awaited<ReturnType<typeof opened>>;

export async function openArticle(context: ApiContext, { id }: Sent): Promise<OpenedArticle> {
  const { queries, signal } = context;
  return opened(context, await queries.writtenArticle({ id: sentText(id), signal }));
}

async function opened({ site, queries, signal }: ApiContext, article: WrittenArticle) {
  const id = article.id ?? '';
  const placed = await queries.placedArticles({ ids: [id], signal });
  const twinId =
    article.translationOf ?? placed.find((one) => one.translationOf === id)?.id ?? null;
  const twin =
    twinId === null
      ? null
      : await queries.writtenArticle({ id: twinId, signal }).catch(nullWhereNone);
  return {
    id,
    /** Changes whenever the article is written. */
    version: article.version,
    state: stateOf(article),
    updated: article.updated,
    fields: fieldsOf(article),
    address: site.articleHref({ id, category: article.category ?? '' }),
    /** The article in the other language; null: there is none. */
    twin: twin && { id: twin.id ?? '', ...pick(twin) },
  };
}

const pick = ({ language, title, content }: WrittenArticle) => ({ language, title, content });

function nullWhereNone(error: unknown): null {
  if (error instanceof DataError && error.kind === 'not-found') return null;
  throw error;
}

function fieldsOf(article: WrittenArticle) {
  const { publishAt, date } = article;
  return {
    title: article.title ?? '',
    category: article.category ?? '',
    /** Empty: that of the title's letters. */
    language: (article.language ?? 'en') as Language | '',
    topics: article.topics,
    /** In India's time: `2026-11-22T06:30`; empty: now, or the stored date. */
    date: publishAt === 'infinity' || date === null ? '' : dateTimeInForm(date),
    url: article.url?.written ?? '',
    content: article.content,
    /** Id of the article that it translates; empty: none. */
    translationOf: article.translationOf ?? '',
  };
}

/** What the editor must know of the tables: the topics in use, and by field why the project cannot hold it. */
export async function describeWriting({
  queries,
  signal,
}: ApiContext): Promise<{ topics: string[]; lacking: Record<string, string> }> {
  const [topics, lacking] = await Promise.all([
    queries.topics({ signal }),
    lackingFields(queries, signal),
  ]);
  return { topics: (topics ?? []).map(({ topic }) => topic), lacking };
}

export type Saved =
  | ({ saved: OpenedArticle } & WrittenAnswer)
  /** Another text was saved since: nothing was written. */
  | { conflict: OpenedArticle }
  /** The problems, in the words of `publish`: nothing was written. */
  | { refused: string[] };

/**
 * Saves an article with the checks and queries by which `publish` writes files. The `version` is the one that was
 * opened, or which the writer has chosen to overwrite; without an `id` the article is new.
 */
export async function saveArticle(context: ApiContext, sent: Sent): Promise<Saved> {
  const { site, queries, signal } = context;
  const as = articleStates.find((state) => state === sent['as']);
  if (!as) throw new Refused('What was sent is no article.');
  const [id, version] = [sentText(sent['id']), sentText(sent['version'])];
  const stored = id === '' ? null : await queries.writtenArticle({ id, signal });
  if (stored && stored.version !== version) return { conflict: await openArticle(context, { id }) };

  const problems: Problem[] = [];
  const entry = entryOf(as, readValues(sent['fields']), stored);
  const read = readEntry(articles, entry, site, { warnings: [], problems });
  const options = { queries, signal, replace: stored !== null, move: true, over: id || undefined };
  const [planned] =
    problems.length === 0 ? await validate(articles, [read], problems, options) : [];
  if (!planned || problems.length > 0) return { refused: problems.map(({ reason }) => reason) };
  const done = await writeItem(articles, planned, context, stored && { id, version });
  if (!done) return { conflict: await openArticle(context, { id }) };
  // Writing returns no id.
  const [found] = stored
    ? []
    : await articles.find(queries, [read.draft], { signal, replace: false, move: false });
  const saved = await openArticle(context, { id: id || found?.replaces[0]?.id });
  return { saved, ...done.written };
}

function entryOf(
  as: ArticleState,
  { date = '', translationOf = '', ...values }: Values,
  stored: WrittenArticle | null,
) {
  // An unchanged date is left out, so that the stored one keeps its seconds.
  const isMoved = stored === null || fieldsOf(stored).date !== date;
  return entryFrom('article', {
    ...values,
    translation_of: translationOf,
    ...(as === 'draft' && { draft: 'yes' }),
    ...(as === 'scheduled' && { publish_at: date }),
    ...(as === 'published' && isMoved && { date }),
  });
}

/** Identifies this process in `notePresence`. */
const desk = randomUUID();

/** The stored version, and whether another desk has the article open; notes that this one has. */
export async function lookAt(
  { queries, signal }: ApiContext,
  sent: Sent,
): Promise<{ version: string; isOpenElsewhere: boolean }> {
  const id = sentText(sent['id']);
  const { version } = await queries.writtenArticle({ id, signal });
  return { version, isOpenElsewhere: await queries.notePresence({ id, desk, signal }) };
}
