/**
 * Reports a failure that the page survives, in the console of the server or the browser: on the server with the
 * backend's codes, because its text alone may not say what an operator must do.
 */
export function report(what: string, error?: unknown): void {
  const { message = '', cause, status } = Object(error) as Partial<Reported>;
  let line = message === '' || message === what ? what : `${what} ${message}`;
  if (import.meta.env.SSR) {
    const codes = [cause?.code && `code ${cause.code}`, status && `status ${status}`];
    if (codes.some(Boolean)) line += ` (${codes.filter(Boolean).join(', ')})`;
  }
  // oxlint-disable-next-line no-console -- the only place where the site writes to the console
  console.error(line);
}

interface Reported {
  message: string;
  cause: { code?: string } | null;
  status: number;
}
