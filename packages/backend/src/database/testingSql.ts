import type { Database } from '../postgres/database.ts';
import type { Engine } from '../server/adapter.ts';

export interface SqlRequest {
  type: 'sql';
  id: number;
  text: string;
  params: unknown[];
}

export interface SqlAnswer {
  type: 'sql-answer';
  id: number;
  rows?: Record<string, unknown>[];
  error?: { message: string; code: string | undefined };
}

/** A statement as the engine ran it to answer a request. */
export interface Statement {
  text: string;
  params: unknown[];
}

/** Asks for the statements since the last time. */
export interface StatementsRequest {
  type: 'statements';
  id: number;
}

/** So many of the latest statements are remembered. */
const remembered = 1_000;

/**
 * Lets the process that forked this one run SQL as the database's owner, past row-level security.
 * Only tests ask for it (`SETU_BACKEND_TESTING=1`); nothing of it is reachable over HTTP.
 */
export function answerSql(engine: Engine): void {
  let statements: Statement[] = [];
  engine.onStatement((text, params) => {
    statements = [...statements.slice(1 - remembered), { text, params }];
  });
  process.on('message', (message: SqlRequest | StatementsRequest) => {
    if (message.type === 'sql') {
      void runSql(engine.database, message).then((answer) => process.send?.(answer));
    } else if (message.type === 'statements') {
      process.send?.({
        type: 'sql-answer',
        id: message.id,
        rows: statements.map((s) => ({ ...s })),
      });
      statements = [];
    }
  });
}

async function runSql(database: Database, { id, text, params }: SqlRequest): Promise<SqlAnswer> {
  try {
    const { rows } = await (params.length === 0
      ? database.exec(text)
      : database.query(text, params));
    return { type: 'sql-answer', id, rows };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { type: 'sql-answer', id, error: { message, code } };
  }
}
