import postgres, { type Options, type PostgresType, type Sql, type TransactionSql } from 'postgres';

export interface Statements {
  /** Runs one statement, or without parameters several; resolves to the rows of the last. */
  query<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
}

/** A connection as the database's owner, which bypasses row-level security. */
export interface Database extends Statements, AsyncDisposable {
  transaction<Result>(run: (transaction: Statements) => Promise<Result>): Promise<Result>;
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
  const close = () => sql.end({ timeout: 5 });
  return {
    ...statementsOf(sql),
    transaction: async (run) => {
      let result: Awaited<ReturnType<typeof run>> | undefined;
      await sql.begin(async (transaction) => {
        result = await run(statementsOf(transaction));
      });
      return result as Awaited<ReturnType<typeof run>>;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Connects to any other server, by its address (`postgres://user:password@host/database`). */
export function connectTo(address: string): Statements & Pick<Database, 'close'> {
  // Behind a pooler, a connection may not have the statements that were prepared.
  const sql = postgres(address, { ...commonOptions, max: 1, prepare: false });
  return { ...statementsOf(sql), close: () => sql.end({ timeout: 5 }) };
}

/** Rejects unless the server answers on a new connection: one that hangs still answers on existing ones. */
export async function ping(path: string): Promise<void> {
  const options = connectionOptions(path, 'postgres');
  const sql = postgres({ ...options, max: 1, connect_timeout: 5, fetch_types: false });
  try {
    await sql`select 1`;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function statementsOf(sql: Sql | TransactionSql): Statements {
  return {
    async query<Row>(text: string, params: unknown[] = []) {
      const results: unknown[] = await sql.unsafe(text, params as never[]);
      // Several statements have a list of rows each.
      const rows = Array.isArray(results[0]) ? results.at(-1) : results;
      return [...(rows as Row[])];
    },
  };
}
