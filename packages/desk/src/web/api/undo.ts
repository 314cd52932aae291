import { createHash, randomUUID } from 'node:crypto';
import type { WholeRows } from '@setu/data/staff';
import type { PublishKind, Planned } from '../../publish/publishKind.ts';
import { putBack, refusalToPutBack } from '../../withdraw/republish.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

interface Change {
  /** What it has withdrawn, in words; undefined: it has written. */
  withdrawn?: string;
  /** The rows that it has overwritten or deleted, as they were before. */
  replaced: WholeRows[];
  added: RowIds[];
  /** The version of all these rows after it; null once the undo has begun. */
  version: string | null;
}

interface RowIds {
  table: WholeRows['table'];
  ids: string[];
}

/** The last changes, by the names by which they are undone. */
export type Undo = Map<string, Change>;

/** How many changes can be undone: each may contain the texts of 500 articles. */
const mostKept = 10;

type Reading = Pick<ApiContext, 'queries' | 'signal'>;

/** Ids by their tables, which stay in their order. */
const byTable = (rows: readonly { table: WholeRows['table']; id: string | null }[]): RowIds[] =>
  [...Map.groupBy(rows, ({ table }) => table)]
    .map(([table, ofTable]) => ({ table, ids: ofTable.flatMap(({ id }) => id ?? []) }))
    .filter(({ ids }) => ids.length > 0);

const rowsOf = (tables: readonly RowIds[], { queries, signal }: Reading): Promise<WholeRows[]> =>
  Promise.all(tables.map((named) => queries.readWholeRows({ ...named, signal })));

export const readReplaced = <Draft, Existing>(
  { replaced }: PublishKind<Draft, Existing>,
  plan: readonly Planned<Draft, Existing>[],
  reading: Reading,
): Promise<WholeRows[]> => rowsOf(byTable(plan.flatMap(replaced)), reading);

/**
 * Keeps a written plan, and the rows that it has overwritten.
 *
 * @returns the name by which it is undone; null: it has overwritten nothing, or what it has added cannot be read.
 */
export async function keepChange<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Planned<Draft, Existing>[],
  replaced: WholeRows[],
  context: Reading & Pick<ApiContext, 'undo'>,
): Promise<string | null> {
  if (replaced.length === 0) return null;
  try {
    return await keep({ replaced, added: await readAdded(kind, plan, context) }, context);
  } catch {
    // Half of a change cannot be undone: what it has added may be in the place of what it has replaced.
    return null;
  }
}

/** @returns the name by which the change is undone. */
export async function keep(
  change: Omit<Change, 'version'>,
  context: Reading & Pick<ApiContext, 'undo'>,
): Promise<string> {
  const name = randomUUID();
  const { undo } = context;
  undo.set(name, { ...change, version: await versionOf(change, context) });
  for (const oldest of [...undo.keys()].slice(0, -mostKept)) undo.delete(oldest);
  return name;
}

/** The rows that a written plan has added: beside replaced ones, writing returns no ids. */
async function readAdded<Draft, Existing>(
  kind: PublishKind<Draft, Existing>,
  plan: readonly Planned<Draft, Existing>[],
  { queries, signal }: Reading,
): Promise<RowIds[]> {
  const before = plan.map(kind.replaced);
  if (before.flat().every(({ id }) => id !== null)) return [];
  const drafts = plan.map(({ draft }) => draft);
  const found = await kind.find(queries, drafts, { signal, replace: false, move: false });
  return byTable(
    plan.flatMap(({ draft }, index) =>
      kind
        .replaced({ draft, existing: found[index] as Existing })
        .filter((_, place) => before[index]?.[place]?.id === null),
    ),
  );
}

/** A hash of the rows of a change as they are stored. */
async function versionOf(
  { replaced, added }: Pick<Change, 'replaced' | 'added'>,
  reading: Reading,
): Promise<string> {
  const idsOf = replaced.map(({ table, rows }) => ({
    table,
    ids: rows.map(({ id }) => String(id)),
  }));
  const found = await rowsOf([...idsOf, ...added], reading);
  const rows = found.flatMap(({ table, rows }) => rows.map((row) => JSON.stringify([table, row])));
  return createHash('sha256').update(rows.toSorted().join('\n')).digest('hex');
}

/** Puts back the rows that a change has overwritten or deleted, and deletes those that it has added. */
export async function undoChange(
  { undo, queries, articles, showChanges, signal }: ApiContext,
  { undo: sent }: Sent,
): Promise<{ said: string }> {
  const name = sentText(sent);
  const change = undo.get(name);
  if (!change) throw new Refused('This cannot be undone any more.');
  if (change.version !== null && change.version !== (await versionOf(change, { queries, signal })))
    throw new Refused('Somebody has changed it since, so it cannot be undone any more.');
  const { withdrawn: what, replaced: tables } = change;
  const refused = what && (await refusalToPutBack(queries, { what, tables }, signal));
  if (refused) throw new Refused(refused);
  // A half of it that fails can be repeated.
  change.version = null;
  // First, because an added row may have the place of one that is put back.
  for (const { table, ids } of change.added.toReversed()) {
    await queries.deleteRows({ table, ids, signal });
  }
  await putBack(queries, tables, signal);
  undo.delete(name);
  articles.forget();
  return { said: await showChanges() };
}
