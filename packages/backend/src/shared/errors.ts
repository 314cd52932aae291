/** A failure that the operator can act on: its message is shown as it is. */
export class StartError extends Error {
  override name = 'StartError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The name and code of an error, without its message, which may contain a visitor's words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return '(no error)';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
