/** The message of an error alone, without its stack. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
