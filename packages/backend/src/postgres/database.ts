import postgres, { type Options, type PostgresType, type Sql, type TransactionSql } from 'postgres';

export interface Rows<Row> {
  rows: Row[];
}

export interface Statements {
  /** One statement or several, without parameters. */
  exec(text: string): Promise<unknown>;
  query<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Rows<Row>>;
}

export interface Transactions extends Statements {
  transaction<Result>(run: (transaction: Statements) => Promise<Result>): Promise<Result>;
}

/** A connection as the database's owner, which bypasses row-level security. */
export interface Database extends Transactions {
  /** Returns the rows of the last statement. */
  exec(text: string): Promise<Rows<Record<string, unknown>>>;
  /** Rejects unless the server takes a new connection and answers on it. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const commonOptions = {
  // Notices only report objects that existed already.
  onnotice: (_notice: postgres.Notice): void => {},
  connection: { TimeZone: 'UTC', application_name: 'setu' },
};

export function connectionOptions(
  path: string,
  user: string,
): Options<Record<string, PostgresType>> {
  return { path, user, database: 'postgres', ...commonOptions };
}

export function connectAsOwner(
  path: string,
  onnotice = commonOptions.onnotice,
  database = 'postgres',
): Database {
  const options = connectionOptions(path, 'postgres');
  const sql = postgres({
    ...options,
    database,
    onnotice,
    max: 1,
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
  return {
    ...statementsOf(sql),
    transaction: async (run) => {
      let result: Awaited<ReturnType<typeof run>> | undefined;
      await sql.begin(async (transaction) => {
        result = await run(statementsOf(transaction));
      });
      return result as Awaited<ReturnType<typeof run>>;
    },
    ping: () => ping(path),
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Connects to any other server, by its address (`postgres://user:password@host/database`). */
export function connectTo(address: string): Statements & Pick<Database, 'close'> {
  // Behind a pooler, a connection may not have the statements that were prepared.
  const sql = postgres(address, { ...commonOptions, max: 1, prepare: false });
  return { ...statementsOf(sql), close: () => sql.end({ timeout: 5 }) };
}

/** Uses a new connection: a server that hangs still answers on existing ones. */
export async function ping(path: string): Promise<void> {
  const options = connectionOptions(path, 'postgres');
  const sql = postgres({ ...options, max: 1, connect_timeout: 5, fetch_types: false });
  try {
    await sql`select 1`;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function statementsOf(sql: Sql | TransactionSql): Pick<Database, 'exec' | 'query'> {
  return {
    async exec(text) {
      // The rows of one statement, or a list of such rows for several.
      const results = (await sql.unsafe(text).simple()) as unknown[];
      const last = Array.isArray(results[0]) || results.length === 0 ? results.at(-1) : results;
      return { rows: [...((last ?? []) as Record<string, unknown>[])] };
    },
    query: async <Row>(text: string, params: unknown[] = []): Promise<Rows<Row>> => {
      const rows = await sql.unsafe(text, params as never[]);
      return { rows: [...rows] as Row[] };
    },
  };
}
