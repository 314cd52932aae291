import type { ContentQueries, MessageQueries } from '@setu/data/staff';
import type { DeskSite } from '../../command.ts';
import type { StorePicture } from '../../pictures/storePicture.ts';
import type { ArticleList } from './articleList.ts';
import type { Undo } from './undo.ts';

/** What every route works with. */
export interface ApiContext {
  site: DeskSite;
  queries: ContentQueries;
  messages: MessageQueries;
  articles: ArticleList;
  /** Has the running site show what has changed; says in a sentence when visitors see it. */
  showChanges: () => Promise<string>;
  /** Where files of what is withdrawn are kept. */
  folder: string;
  storePicture: StorePicture;
  undo: Undo;
  signal: AbortSignal;
}

/** What was sent: the parameters of a GET, the JSON of a POST. */
export type Sent = Readonly<Record<string, unknown>>;

/** Answers one thing that the app can ask for; throws `Refused`. */
export type Route<Result> = (context: ApiContext, sent: Sent) => Promise<Result>;

/** By `GET /api/…` or `POST /api/…`. */
export type Routes = Readonly<Record<string, Route<unknown>>>;

/** @param read judges what was sent, before anything is done. */
export const route =
  <Input, Result>(
    read: (sent: Sent) => Input,
    run: (context: ApiContext, input: Input) => Promise<Result>,
  ): Route<Result> =>
  (context, sent) =>
    run(context, read(sent));

/** A sentence that the one at the desk is shown. */
export class Refused extends Error {}

/** @param page of a list, as it was sent; absent: the first. */
export function readPage(page: unknown): number {
  const written = textOf(page) || '1';
  if (!/^[1-9]\d{0,5}$/.test(written)) throw new Refused('There is no such page.');
  return Number(written);
}

/** A text that was sent; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
