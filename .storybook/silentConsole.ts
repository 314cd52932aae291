let printed: string[] = [];

/** Records errors and warnings, which are defects of a story. Returns a function that restores the console. */
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
