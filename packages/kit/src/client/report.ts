/** Reports a failure that the page survives, in the console of the server or the browser. */
export function report(what: string, error?: unknown): void {
  const { message: why = '' } = Object(error) as { message?: string };
  // oxlint-disable-next-line no-console -- the only place where the site writes to the console
  console.error(why === '' ? what : `${what} ${why}`);
}
