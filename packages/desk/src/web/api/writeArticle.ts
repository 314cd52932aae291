import { randomUUID } from 'node:crypto';
import { DataError } from '@setu/data';
import type { Language, WrittenArticle } from '@setu/data/staff';
import { dateTimeInForm } from '../../content/dateTime.ts';
import { entryFrom } from '../../content/entry.ts';
import { articles, lackingFields } from '../../publish/articles.ts';
import { articleStates, stateOf } from './articleList.ts';
import type { Values } from './contentList.ts';
import { formOf } from './publishing.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

export type ArticleFields = ReturnType<typeof fieldsOf>;
export type OpenedArticle = Awaited<ReturnType<typeof openArticle>>;

export async function openArticle({ site, queries, signal }: ApiContext, sent: Sent) {
  const article = await queries.writtenArticle({ id: sentText(sent['id']), signal });
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
    values: fieldsOf(article),
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
    /** In a form with commas between them, or a list. */
    topics: article.topics as string | string[],
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

/** Saves an article with the checks and queries by which `publish` writes files. */
export const saveArticle = formOf(articles, openArticle, entryOf, true);

function entryOf(
  { date = '', translationOf = '', ...values }: Values,
  stored: OpenedArticle | undefined,
  sent: Sent,
) {
  const as = articleStates.find((state) => state === sent['state']);
  if (!as) throw new Refused('What was sent is no article.');
  // An unchanged date is left out, so that the stored one keeps its seconds.
  const isMoved = stored?.values.date !== date;
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
