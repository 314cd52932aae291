/**
 * Why a call failed:
 * - `not-found`: there is no such course or article.
 * - `duplicate`: several courses share the slug.
 * - `unavailable`: no answer, or an unusable one; trying again later may work.
 * - `timeout`: no answer in time. A contact message may have been stored nevertheless.
 * - `rejected`: the backend understood and refused; the same call will be refused again.
 */
export type DataErrorKind = 'not-found' | 'duplicate' | 'unavailable' | 'timeout' | 'rejected';

/** The fields of a contact message, for naming the one that was refused. */
export type ContactField = 'firstName' | 'lastName' | 'email' | 'message';

interface DataErrorDetail {
  status?: number | undefined;
  field?: ContactField | undefined;
  cause?: unknown;
}

/**
 * The error of every query, unless the caller's signal aborted it: then the signal's reason is thrown.
 * `message` can be shown to a visitor: one line, at most 200 characters, never HTML, docs/spec.md's text where it gives
 * one. `status` is the backend's HTTP status, absent without an answer; `field` names the contact field that it refused.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;
  readonly status: number | undefined;
  readonly field: ContactField | undefined;

  constructor(
    kind: DataErrorKind,
    message: string,
    { cause, status, field }: DataErrorDetail = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.field = field;
  }
}

export const timedOut = () => new DataError('timeout', 'The server did not answer in time.');

/** Checked by name: the server's queries and the bundle of the pages each have a copy of the class. */
export function isDataError(error: unknown, kind: DataErrorKind): boolean {
  return (
    error instanceof Error && error.name === 'DataError' && 'kind' in error && error.kind === kind
  );
}

const longestMessage = 200;

/** The first line of a backend's message, at most 200 characters; `fallback` for HTML, a stack trace or none. */
export function presentable(message: unknown, fallback: string): string {
  if (typeof message !== 'string' || /<[a-z!/?]/i.test(message)) return fallback;
  const firstLine = message.trim().split(/[\r\n]/, 1)[0] ?? '';
  const line = firstLine.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line === '' || /^(?:at \S+ \(|[{[])/.test(line)) return fallback;
  const shown = line.length <= longestMessage ? line : `${line.slice(0, longestMessage - 1)}…`;
  // A lone surrogate does not survive UTF-8: server and browser would read different texts.
  return shown.replace(/\p{Cs}/gu, '\uFFFD');
}
