export const exitStatus = {
  done: 0,
  /** Refused, failed, or something was found. */
  refused: 1,
  wronglyCalled: 2,
  /** By Ctrl-C, with the status that shells use. */
  interrupted: 130,
} as const;

/** A command was called with wrong arguments, or where it can do nothing. Any other error refuses what was wanted. */
export class UsageError extends Error {}
