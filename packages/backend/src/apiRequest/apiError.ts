export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An error response in PostgREST's format, thrown to refuse a request. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly hint: string | null;
  readonly details: string | null;

  /** `code` is PostgREST's or PostgreSQL's where they have one for it. */
  constructor(
    status: number,
    code: string,
    message: string,
    { hint = null, details = null }: { hint?: string | null; details?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.details = details;
  }

  toResponse(headers: Record<string, string> = {}): ApiResponse {
    const { status, code, message, details, hint } = this;
    return jsonResponse(status, JSON.stringify({ code, message, details, hint }), headers);
  }
}

export function jsonResponse(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): ApiResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

/** The error for a request that PostgREST would answer but this backend does not support. */
export function notServed(message: string, status = 400): ApiError {
  // 0A000: feature_not_supported, https://www.postgresql.org/docs/current/errcodes-appendix.html
  const hint =
    'Supported requests: https://github.com/setu-ui/setu/tree/main/packages/backend#readme';
  return new ApiError(status, '0A000', message, { hint });
}

export const malformed = (message: string): ApiError => new ApiError(400, 'PGRST100', message);

export function unknownColumn(table: string, column: string): ApiError {
  return new ApiError(400, '42703', `column ${table}.${column} does not exist`);
}
