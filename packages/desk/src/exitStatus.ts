/** How a command ends. */
export const exitStatus = {
  done: 0,
  /** Refused, failed, or something was found. */
  refused: 1,
  /** Called with what it does not know, or where it can do nothing. */
  wronglyCalled: 2,
  /** By Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;
