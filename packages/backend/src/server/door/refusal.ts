/** An answer in the place of the engine's: thrown where a request leaves the list, answered by the door. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly hint: string | null;

  /** `code` is PostgREST's or PostgreSQL's where they have one for it. */
  constructor(status: number, code: string, message: string, hint: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }

  toResponse(): Response {
    const { status, code, message, hint } = this;
    return Response.json({ code, message, details: null, hint }, { status });
  }
}

/** What PostgREST would answer, but this backend does not serve. */
export function notServed(message: string, status = 400): Refusal {
  // 0A000: feature_not_supported, https://www.postgresql.org/docs/current/errcodes-appendix.html
  const hint =
    'What may be asked: https://github.com/setu-ui/setu/tree/main/packages/backend#readme';
  return new Refusal(status, '0A000', message, hint);
}

/** What cannot be read as a request. */
export function malformed(message: string): Refusal {
  return new Refusal(400, 'PGRST100', message);
}

export function unknownColumn(table: string, column: string): Refusal {
  return new Refusal(400, '42703', `column ${table}.${column} does not exist`);
}
