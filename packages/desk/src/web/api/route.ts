import { parsePage } from '@setu/data';
import type { ContentQueries, MessageQueries } from '@setu/data/staff';
import type { DeskSite } from '../../command.ts';
import type { StorePicture } from '../../pictures/storePicture.ts';
import type { ArticleList } from './articleList.ts';
import type { Undo } from './undo.ts';

export interface ApiContext {
  site: DeskSite;
  queries: ContentQueries;
  messages: MessageQueries;
  articles: ArticleList;
  /** Makes the running site show what has changed; returns a sentence on when visitors see it. */
  showChanges: () => Promise<string>;
  /** The folder for the files of withdrawn content. */
  folder: string;
  storePicture: StorePicture;
  undo: Undo;
  signal: AbortSignal;
}

/** What was sent: the parameters of a GET, the JSON of a POST. */
export type Sent = Readonly<Record<string, unknown>>;

/**
 * Answers one kind of request from the app; throws `Refused`. What was sent is validated before anything is done: each
 * value may be of any type.
 */
type Route = (context: ApiContext, sent: Sent) => Promise<unknown>;

/** Routes by name: `GET /api/…` or `POST /api/…`. */
export type Routes = Readonly<Record<string, Route>>;

/** An error whose message is shown to the user. */
export class Refused extends Error {}

/** @param page of a list, as it was sent; absent: the first. */
export function readPage(page: unknown): number {
  const wanted = parsePage(sentText(page) || undefined);
  if (wanted === undefined) throw new Refused('There is no such page.');
  return wanted;
}

/** A text that was sent; empty if the value is no text. */
export const sentText = (value: unknown): string => (typeof value === 'string' ? value : '');
