import type { Database } from '../postgres/database.ts';
import type { OnQuery } from '../server/connections.ts';

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

/** A statement as it was sent for a request. */
export interface Statement {
  text: string;
  params: unknown[];
}

/** Requests the statements recorded since the last such request. */
export interface StatementsRequest {
  type: 'statements';
  id: number;
}

/** Maximum number of recorded statements; the latest are kept. */
const remembered = 1_000;

export interface StatementsHeard {
  onQuery: OnQuery;
  /** Returns the statements since the last call. */
  take: () => Statement[];
}

export function hearStatements(): StatementsHeard {
  let statements: Statement[] = [];
  return {
    onQuery(text, params) {
      statements = [...statements.slice(1 - remembered), { text, params }];
    },
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

/**
 * Lets the process that forked this one run SQL as the database's owner, bypassing row-level security, and query the
 * recorded statements. For tests only (`SETU_BACKEND_TESTING`); not reachable over HTTP.
 */
export function answerSql(database: Database, heard: StatementsHeard | undefined): void {
  process.on('message', (message: SqlRequest | StatementsRequest) => {
    if (message.type === 'sql') {
      void runSql(database, message).then((answer) => process.send?.(answer));
    } else if (message.type === 'statements') {
      const rows = (heard?.take() ?? []).map((statement) => ({ ...statement }));
      process.send?.({ type: 'sql-answer', id: message.id, rows });
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
