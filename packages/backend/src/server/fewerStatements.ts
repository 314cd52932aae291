import type { PGlite } from '@supabase/lite/pglite';

type Query = PGlite['query'];
type Results<Row = Record<string, unknown>> = Awaited<
  ReturnType<typeof PGlite.prototype.query<Row>>
>;

/** What a request asks for between BEGIN and COMMIT. */
interface Transaction {
  /** By name, for the length of the transaction. */
  settings: Map<string, string>;
  begun: boolean;
  /** Changes with each transaction that wrote; undefined once this transaction may have written. */
  version?: string | undefined;
}

/** How long counts are believed at most: what a visitor may read could depend on the time of day. */
const countedMs = 5_000;
const maxCounts = 1_000;

/**
 * Spares the database most of the engine's statements, where nearly half of a read's time went.
 *
 * Each request began with seven: `BEGIN`, the role, the token's claims. They are kept back until the
 * first other statement, and sent before it as two; a transaction without any other is not begun.
 *
 * Each list counted its rows anew, which takes the longer the more there are. A count is kept, for
 * requests with the same settings, until something is written: the statement that sets them also
 * returns a version, which each write changes.
 *
 * Only one request may run at a time, as everywhere in this package.
 */
export function sendFewerStatements(database: PGlite): void {
  const query: Query = database.query.bind(database);
  let transaction: Transaction | undefined;
  let counts = { version: '', since: 0, results: new Map<string, Results>() };

  async function begin({ settings }: Transaction): Promise<string | undefined> {
    const calls = [...settings.keys()].map((name, at) => `set_config('${name}', $${at + 1}, true)`);
    calls.push('pg_snapshot_xmax(pg_current_snapshot())::text as version');
    await database.exec('BEGIN');
    const { rows } = await query<{ version: string }>(`select ${calls.join()}`, [
      ...settings.values(),
    ]);
    return rows[0]?.version;
  }

  async function count(
    version: string,
    key: string,
    ask: () => Promise<Results>,
  ): Promise<Results> {
    const now = Date.now();
    const { since, results } = counts;
    if (counts.version !== version || now - since > countedMs || results.size >= maxCounts) {
      counts = { version, since: now, results: new Map() };
    }
    const known = counts.results.get(key) ?? (await ask());
    counts.results.set(key, known);
    return known;
  }

  async function send(...call: Parameters<Query>): Promise<Results> {
    const [sql, values] = call;
    if (sql === 'BEGIN') {
      transaction = { settings: new Map(), begun: false };
      return nothing;
    }
    if (sql === 'COMMIT' || sql === 'ROLLBACK') {
      const begun = transaction?.begun ?? true;
      transaction = undefined;
      if (begun) await database.exec(sql);
      return nothing;
    }
    if (!transaction) return query(...call);

    const { settings, begun } = transaction;
    const setting = begun ? undefined : readSetting(sql, values);
    if (setting) {
      settings.set(...setting);
      return nothing;
    }
    if (!begun) {
      transaction.begun = true;
      transaction.version = await begin(transaction);
    }
    const { version } = transaction;
    if (version !== undefined && sql.startsWith('select count(*) as "__count" from ')) {
      return count(version, JSON.stringify([sql, values, ...settings]), () => query(...call));
    }
    if (!sql.startsWith('select "')) transaction.version = undefined;
    return query(...call);
  }
  database.query = send as Query;
}

const nothing: Results = { rows: [], fields: [] };

function readSetting(
  sql: string,
  values: unknown[] = [],
): [name: string, value: string] | undefined {
  const role = /^SET LOCAL ROLE "([a-z_]+)"$/.exec(sql)?.[1];
  if (role !== undefined) return ['role', role];
  const name = /^SELECT set_config\('([a-z_.]+)', \$1, true\)$/.exec(sql)?.[1];
  const [value] = values;
  return name !== undefined && typeof value === 'string' ? [name, value] : undefined;
}
