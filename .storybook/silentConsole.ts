let printed: string[] = [];

/** Whatever a story prints as an error or a warning is a defect. Returns what puts the console back. */
export function listenToConsole(): () => void {
  printed = [];
  const { error, warn } = console;
  const note = (...what: unknown[]) => {
    printed.push(what.map(String).join(' '));
  };
  Object.assign(console, { error: note, warn: note });
  return () => {
    Object.assign(console, { error, warn });
  };
}

/** @throws with what has been printed since the story began. */
export function expectSilence(): void {
  if (printed.length > 0) throw new Error(`the console:\n${printed.join('\n')}`);
}
