import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DataError } from '@setu/data';
import type { ArticleDraft, Language, PublishedArticle, WrittenArticle } from '@setu/data/staff';
import { dateTimeInForm } from '../../content/dateTime.ts';
import { type Problem, entryFrom } from '../../content/entry.ts';
import { articles as contentType, lackingFields, refusalOf } from '../../publish/articles.ts';
import { readEntry } from '../../publish/readEntries.ts';
import { type ArticleState, articleStates, stateOf } from './articleList.ts';
import { type Values, readValues } from './contentList.ts';
import { type ApiContext, type Sent, Refused, textOf } from './route.ts';
import { changedSince } from './undo.ts';

export type ArticleFields = ReturnType<typeof fieldsOf>;
export type OpenedArticle = Awaited<ReturnType<typeof opened>>;

export async function openArticle(context: ApiContext, { id }: Sent): Promise<OpenedArticle> {
  const { queries, signal } = context;
  return opened(context, await queries.writtenArticle({ id: textOf(id), signal }));
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
export async function describeWriting({ queries, signal }: ApiContext): Promise<{
  topics: string[];
  lacking: Record<string, string>;
}> {
  const [topics, lacking] = await Promise.all([
    queries.topics({ signal }),
    lackingFields(queries, signal),
  ]);
  return { topics: (topics ?? []).map(({ topic }) => topic), lacking };
}

export type Saved =
  | { saved: OpenedArticle; said: string }
  /** Another text was saved since: nothing was written. */
  | { conflict: OpenedArticle }
  /** The problems, in the words of `publish`: nothing was written. */
  | { refused: string[] };

/**
 * Saves an article with the checks and queries by which `publish` writes files. The `version` is the one that was
 * opened, or which the writer has chosen to overwrite; without an `id` the article is new. With `updated`, when it was
 * last changed before, a correction is undone.
 */
export async function saveArticle(context: ApiContext, sent: Sent): Promise<Saved> {
  const { site, queries, articles, showChanges, signal } = context;
  const as = articleStates.find((state) => state === sent['as']);
  if (!as) throw new Refused('What was sent is no article.');
  const [id, version] = [textOf(sent['id']), textOf(sent['version'])];
  const stored = id === '' ? null : await queries.writtenArticle({ id, signal });
  const isUndo = 'updated' in sent;
  const inConflict = async () =>
    isUndo ? { refused: [changedSince] } : { conflict: await openArticle(context, { id }) };
  const done = async (id: string | undefined) => {
    articles.forget();
    return { saved: await openArticle(context, { id }), said: await showChanges() };
  };

  const problems: Problem[] = [];
  const noted = { warnings: [], problems };
  const entry = entryOf(as, readValues(sent['fields']), stored);
  const { fields, draft } = readEntry(contentType, entry, site, noted);
  if (stored && stored.version !== version) {
    // The answer to this very save may have been lost.
    return !isUndo && isStoredAs(as, draft, stored) ? done(id) : inConflict();
  }
  const lacking = (await contentType.unsupported?.(queries, signal))?.(draft);
  if (lacking) fields.refuse(lacking.field, lacking.reason);
  if (problems.length > 0) return { refused: problems.map(({ reason }) => reason) };

  const replaces: PublishedArticle | null = stored && { ...stored, id };
  const others = await sameArticles(context, draft, stored);
  const [same] = stored ? [] : others;
  if (same) {
    const article = await queries.writtenArticle({ id: same.id, signal });
    if (isStoredAs(as, draft, article)) return done(same.id);
  }
  const ids = [id, draft.translationOf].flatMap((one) => one || []);
  const placed = await queries.placedArticles({ ids, signal });
  const refused = refusalOf(draft, replaces ? [replaces] : [], placed);
  const existing = { same: others, ofOtherDays: [], replaces: others, refused };
  const judged = contentType.judge(draft, existing);
  const against = judged.refused ?? judged.exists;
  if (against !== undefined) return { refused: [against] };

  if (replaces) {
    // Another desk may have saved since the article was read above.
    const updated = isUndo ? textOf(sent['updated']) || null : undefined;
    const isWritten = await queries.correctArticle({ draft, replaces, version, updated, signal });
    if (!isWritten) return inConflict();
  } else await queries.writeArticles({ articles: [{ draft, replaces }], signal });
  const [written] = stored ? [] : await sameArticles(context, draft, null);
  return done(stored ? id : written?.id);
}

/** Whether an article has all that a draft of it has. */
function isStoredAs(as: ArticleState, draft: ArticleDraft, stored: WrittenArticle): boolean {
  const date = draft.date ?? stored.date;
  const url = draft.url === null ? null : { written: draft.url, safe: draft.url };
  const meant = fieldsOf({ ...stored, ...draft, date, url });
  return stateOf(stored) === as && isDeepStrictEqual(fieldsOf(stored), meant);
}

/** The other articles that would be the same one if this were written. */
async function sameArticles(
  { queries, signal }: ApiContext,
  draft: ArticleDraft,
  stored: WrittenArticle | null,
): Promise<PublishedArticle[]> {
  if (stored) return queries.articlesMadeSame({ draft, stored, signal });
  const [like] = await queries.articlesLike({ drafts: [draft], replacing: false, signal });
  return like?.same ?? [];
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
  const id = textOf(sent['id']);
  const { version } = await queries.writtenArticle({ id, signal });
  return { version, isOpenElsewhere: await queries.notePresence({ id, desk, signal }) };
}
