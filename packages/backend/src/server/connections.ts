import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type PendingQuery, type Sql } from 'postgres';
import type { Principal } from '../apiRequest/principal.ts';
import { connectionOptions } from '../postgres/database.ts';
import type { Result, Statement } from '../sql/toSql.ts';

/** Called with each statement that is sent for a request. */
export type OnQuery = (text: string, values: unknown[]) => void;

export type Connections = ReturnType<typeof openConnections>;

interface ConnectionsOptions {
  user: string;
  count: number;
  /** In milliseconds, by the names of PostgreSQL's settings. */
  limits: Record<string, number>;
  onQuery?: OnQuery | undefined;
}

/** Enough for all of the site's: each takes memory on the server, and the public could make up any number. */
const mostPrepared = 200;

/** How long a cancel request may be on its way, which neither the database nor the driver acknowledges. */
const cancelWithinMs = 200;

/** Connections to the database for requests. Each runs one request at a time, as its principal. */
export function openConnections(path: string, options: ConnectionsOptions) {
  const { withConnection, close } = openPool(path, options);
  const prepared = new Set<string>();
  const isPrepared = (text: string, { isSite }: Principal) => {
    if (isSite && prepared.size < mostPrepared) prepared.add(text);
    return prepared.has(text);
  };

  return {
    /** One round trip if the statement is prepared. Settles once the database has ended it, also when cancelled. */
    read: (principal: Principal, { text, values }: Statement, signal: AbortSignal) =>
      withConnection(async (connection) => {
        const begin = connection.unsafe(`begin read only; ${settingsSql(principal)}`);
        const prepare = isPrepared(text, principal);
        const query = connection.unsafe<Result[]>(text, [...values], { prepare });
        const commit = connection.unsafe('commit');
        return onlyRow(await settleRead(begin, query, commit, signal));
      }),
    write: (principal: Principal, statements: readonly Statement[]) =>
      withConnection(async (connection) => {
        const results: Result[] = [];
        await connection.begin(async (transaction) => {
          await transaction.unsafe(settingsSql(principal));
          for (const { text, values } of statements) {
            results.push(onlyRow(await transaction.unsafe<Result[]>(text, [...values])));
          }
        });
        return results;
      }),
    close,
  };
}

function openPool(path: string, { user, count, limits, onQuery }: ConnectionsOptions) {
  const options = connectionOptions(path, user);
  const all = Array.from({ length: count }, () =>
    postgres({
      ...options,
      max: 1,
      idle_timeout: 60,
      // The desk's database may come back at any time; the default would wait for up to 20 s after each failure.
      backoff: () => 0,
      connect_timeout: 5,
      fetch_types: false,
      connection: { ...options.connection, ...limits },
      // With `debug` the driver records where each statement comes from, which slows it down.
      ...(onQuery && { debug: (_connection, text, values) => onQuery(text, values) }),
    }),
  );
  // A stack: the connection used last has prepared the most statements.
  const idle = [...all];

  async function withConnection<Done>(run: (connection: Sql) => Promise<Done>): Promise<Done> {
    const connection = idle.pop();
    if (!connection) throw new Error('There are more requests than connections.');
    try {
      return await run(connection);
    } finally {
      idle.push(connection);
    }
  }

  return {
    withConnection,
    close: async () => void (await Promise.all(all.map((one) => one.end({ timeout: 5 })))),
  };
}

/** Awaits the rows of a query that is pipelined with the begin and commit of its transaction. */
async function settleRead(
  begin: Promise<unknown>,
  query: PendingQuery<Result[]>,
  commit: Promise<unknown>,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const over = new AbortController();
  let isCancelled = false;
  // The driver never settles a query that is cancelled while the one before it is under way.
  const begins = begin.then(() => {
    const cancel = () => {
      isCancelled = true;
      query.cancel();
    };
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true, signal: over.signal });
  });
  const [begun, answered] = await Promise.allSettled([
    begins,
    // With a reason: a DOMException, which records the stack, took 4 % of the backend's time.
    query.finally(() => over.abort('answered')),
    commit,
  ]);
  // A late cancel request must not hit the next statement of this connection.
  if (isCancelled) await sleep(cancelWithinMs);
  if (begun.status === 'rejected') throw begun.reason;
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

/** Sets the role and its claims for the transaction, without parameters, which would take another round trip. */
function settingsSql({ role }: Principal): string {
  return `select set_config('request.jwt.claims', '{"role":"${role}"}', true), set_config('role', '${role}', true)`;
}

function onlyRow([row]: readonly Result[]): Result {
  if (!row) throw new Error('The database has answered without a row.');
  return row;
}
