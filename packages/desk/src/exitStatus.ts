export const exitStatus = {
  done: 0,
  /** Refused, failed, or something was found. */
  refused: 1,
  /** Called with unknown arguments, or where it can do nothing. */
  wronglyCalled: 2,
  /** By Ctrl-C, with the status that shells use. */
  interrupted: 130,
} as const;
