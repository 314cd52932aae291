import { createHash } from 'node:crypto';
import type { ContentQueries, WholeRows } from '@setu/data/staff';
import type { ContentType, Planned } from '../../publish/contentType.ts';
import { putBack } from '../../withdraw/republish.ts';
import { Refused, textOf } from './route.ts';
import type { ApiContext, Sent } from './route.ts';

/** A change that can be undone. */
interface Change {
  /** The rows that it has overwritten, as they were before. */
  replaced: WholeRows[];
  /** The rows that it has added. */
  added: RowIds[];
  /** The version of all these rows after it; null once the undo has begun. */
  version: string | null;
}

interface RowIds {
  table: WholeRows['table'];
  ids: string[];
}

/** The last changes, kept while the desk is open. */
export interface Undo {
  /** @returns the name by which the change is undone; null: it has overwritten nothing. */
  keep: (change: Change) => string | null;
  find: (name: string) => Change | undefined;
  /** To be called when the change is undone. */
  forget: (name: string) => void;
}

/** How many changes can be undone: each may contain the texts of 500 articles. */
const mostKept = 10;

export function createUndo(): Undo {
  const kept = new Map<string, Change>();
  let last = 0;
  return {
    keep(change) {
      if (change.replaced.length === 0) return null;
      last += 1;
      kept.set(String(last), change);
      kept.delete(String(last - mostKept));
      return String(last);
    },
    find: (name) => kept.get(name),
    forget: (name) => void kept.delete(name),
  };
}

/** How many rows are named in a request: an address has at most 4,096 characters. */
const rowsPerRequest = 30;

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / rowsPerRequest) }, (_, part) =>
    ids.slice(part * rowsPerRequest, (part + 1) * rowsPerRequest),
  );

interface ReadOptions {
  queries: ContentQueries;
  signal: AbortSignal;
}

/** Ids by their tables. */
function byTable(rows: readonly { table: WholeRows['table']; id: string | null }[]): RowIds[] {
  const tables = [...new Set(rows.map(({ table }) => table))];
  return tables
    .map((table) => ({
      table,
      ids: rows.flatMap((row) => (row.table === table && row.id !== null ? row.id : [])),
    }))
    .filter(({ ids }) => ids.length > 0);
}

const rowsOf = (
  tables: readonly RowIds[],
  { queries, signal }: ReadOptions,
): Promise<WholeRows[]> =>
  Promise.all(
    tables.map(async ({ table, ids }) => {
      const rows: WholeRows['rows'] = [];
      for (const some of inParts(ids)) {
        rows.push(...(await queries.readWholeRows({ table, ids: some, signal })).rows);
      }
      return { table, rows };
    }),
  );

/** Reads all rows that a plan overwrites. */
export const readReplaced = <Draft, There>(
  { replaced }: ContentType<Draft, There>,
  plan: readonly Planned<Draft, There>[],
  options: ReadOptions,
): Promise<WholeRows[]> => rowsOf(byTable(plan.flatMap(replaced)), options);

/** The rows that a written plan has added: writing returns no ids. Null: they cannot be read. */
export async function readAdded<Draft, There>(
  type: ContentType<Draft, There>,
  plan: readonly Planned<Draft, There>[],
  { queries, signal }: ReadOptions,
): Promise<RowIds[] | null> {
  const before = plan.map(type.replaced);
  if (before.flat().every(({ id }) => id !== null)) return [];
  const drafts = plan.map(({ draft }) => draft);
  const found = await type
    .find(queries, drafts, { signal, replace: false, move: false })
    .catch(() => null);
  return (
    found &&
    byTable(
      plan.flatMap(({ draft }, index) =>
        type
          .replaced({ draft, there: found[index] as There })
          .filter((_, place) => before[index]?.[place]?.id === null),
      ),
    )
  );
}

/** A hash of the rows of a change as they are stored. */
export async function versionOf(
  { replaced, added }: Pick<Change, 'replaced' | 'added'>,
  options: ReadOptions,
): Promise<string> {
  const idsOf = replaced.map(({ table, rows }) => ({
    table,
    ids: rows.map(({ id }) => String(id)),
  }));
  const found = await rowsOf([...idsOf, ...added], options);
  const rows = found.flatMap(({ table, rows }) => rows.map((row) => JSON.stringify([table, row])));
  return createHash('sha256').update(rows.toSorted().join('\n')).digest('hex');
}

export const readUndo = ({ undo }: Sent): string => textOf(undo);

/** Puts back the rows that a change has overwritten, and deletes those that it has added. */
export async function undoChange(
  { undo, queries, articles, showChanges, signal }: ApiContext,
  name: string,
): Promise<{ said: string }> {
  const change = undo.find(name);
  if (!change) throw new Refused('This cannot be undone any more.');
  if (change.version !== null && change.version !== (await versionOf(change, { queries, signal })))
    throw new Refused('Somebody has changed it since, so it cannot be undone any more.');
  // A half of it that fails can be repeated.
  change.version = null;
  // First, because an added row may have the place of one that is put back.
  for (const { table, ids } of change.added.toReversed()) {
    for (const some of inParts(ids)) await queries.deleteRows({ table, ids: some, signal });
  }
  await putBack(queries, { tables: change.replaced }, signal);
  undo.forget(name);
  articles.forget();
  return { said: await showChanges() };
}
