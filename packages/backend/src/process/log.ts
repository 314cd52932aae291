/** Where the backend's one-line messages go. */
export type Log = (message: string) => void;

/** Writes to stdout, never through `console`: that one is redacted (see `redactConsole`). */
export const logToStdout: Log = (message) => {
  process.stdout.write(`${message}\n`);
};

/** Writes to stderr. */
export const logToStderr: Log = (message) => {
  process.stderr.write(`${message}\n`);
};

/** A failure that the person who started the backend can act on: its message is shown as it is. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
