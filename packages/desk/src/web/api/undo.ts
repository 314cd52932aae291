import type { ContentQueries, WholeRows } from '@setu/data/staff';
import type { ContentType, Planned } from '../../publish/contentType.ts';
import { putBack } from '../../withdraw/republish.ts';
import { Refused, textOf } from './route.ts';
import type { ApiContext, Sent } from './route.ts';

/** Rows as they were before they were overwritten, kept while the desk is open. */
export interface Undo {
  /** @returns the name by which the rows are put back; null: there were none. */
  keep: (tables: WholeRows[]) => string | null;
  find: (name: string) => WholeRows[] | undefined;
  /** To be called when the rows are put back. */
  forget: (name: string) => void;
}

/** How many changes can be undone: each may contain the texts of 500 articles. */
const mostKept = 10;

export function createUndo(): Undo {
  const kept = new Map<string, WholeRows[]>();
  let last = 0;
  return {
    keep(tables) {
      if (tables.length === 0) return null;
      last += 1;
      kept.set(String(last), tables);
      kept.delete(String(last - mostKept));
      return String(last);
    },
    find: (name) => kept.get(name),
    forget: (name) => void kept.delete(name),
  };
}

/** How many rows are requested at a time: an address has at most 4,096 characters. */
const rowsPerRead = 30;

/** Reads all rows that a plan overwrites. */
export async function readReplaced<Draft, There>(
  { replaced }: ContentType<Draft, There>,
  plan: readonly Planned<Draft, There>[],
  { queries, signal }: { queries: ContentQueries; signal: AbortSignal },
): Promise<WholeRows[]> {
  const ids = new Map<WholeRows['table'], string[]>();
  for (const { table, id } of plan.flatMap(replaced)) {
    if (id !== null) ids.set(table, [...(ids.get(table) ?? []), id]);
  }
  const found: WholeRows[] = [];
  for (const [table, all] of ids) {
    for (let first = 0; first < all.length; first += rowsPerRead) {
      const some = all.slice(first, first + rowsPerRead);
      found.push(await queries.readWholeRows({ table, ids: some, signal }));
    }
  }
  return found;
}

export const readUndo = ({ undo }: Sent): string => textOf(undo);

/** Puts back the rows that a change has overwritten. */
export async function undoChange(
  { undo, queries, articles, showChanges, signal }: ApiContext,
  name: string,
): Promise<{ said: string }> {
  const tables = undo.find(name);
  if (!tables) throw new Refused('This cannot be undone any more.');
  await putBack(queries, { tables }, signal);
  undo.forget(name);
  articles.forget();
  return { said: await showChanges() };
}
