import type { Readable, Writable } from 'node:stream';
import postgres from 'postgres';
import { connectionOptions } from './database.ts';
import type { Rows } from './database.ts';

/**
 * One connection of the owner's, which reads and writes whole tables as PostgreSQL's own lines of text:
 * https://www.postgresql.org/docs/18/sql-copy.html
 */
export interface Copies {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Rows<Row>>;
  /** The rows of `copy … to stdout`, a line each. */
  read(text: string): Promise<Readable>;
  /** Takes the lines for `copy … from stdin`. */
  write(text: string): Promise<Writable>;
  close(): Promise<void>;
}

/** @param path the server's socket. */
export async function connectForCopies(path: string): Promise<Copies> {
  const sql = postgres({ ...connectionOptions(path, 'postgres'), max: 1 });
  // All of it on one connection, for it is one transaction.
  const connection = await sql.reserve();
  return {
    query: async <Row>(text: string, params: readonly unknown[] = []): Promise<Rows<Row>> => {
      const rows = await connection.unsafe(text, params as never[]);
      return { rows: [...rows] as unknown as Row[] };
    },
    read: (text) => connection.unsafe(text).readable(),
    write: (text) => connection.unsafe(text).writable(),
    // What was begun and not committed is of no use.
    close: () => sql.end({ timeout: 0 }),
  };
}
