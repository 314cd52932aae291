import type { Engine } from './adapter.ts';

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

/**
 * Lets the process that forked this one run SQL as the database's owner, to look behind the wall.
 * Only tests ask for it (`SETU_BACKEND_TESTING=1`); nothing of it is reachable over HTTP.
 */
export function answerSql(engine: Engine): void {
  process.on('message', (message: SqlRequest) => {
    if (message.type !== 'sql') return;
    void runSql(engine, message).then((answer) => process.send?.(answer));
  });
}

async function runSql(engine: Engine, { id, text, params }: SqlRequest): Promise<SqlAnswer> {
  try {
    if (params.length === 0) {
      const results = await engine.database.exec(text);
      return { type: 'sql-answer', id, rows: results.at(-1)?.rows ?? [] };
    }
    const { rows } = await engine.database.query<Record<string, unknown>>(text, params);
    return { type: 'sql-answer', id, rows };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { type: 'sql-answer', id, error: { message, code } };
  }
}
