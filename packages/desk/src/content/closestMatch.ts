/** ' Did you mean …?' with the closest of the names; empty if none is close. */
export function didYouMean(written: string, names: readonly string[]): string {
  const near = closestMatch(written, names);
  return near === undefined ? '' : ` Did you mean '${near}'?`;
}

/** The name that differs in the fewest letters, at most a third of its own, ignoring case. */
export function closestMatch(written: string, names: readonly string[]): string | undefined {
  const lower = written.toLowerCase().slice(0, 100);
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(lower, name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= best.name.length / 3 ? best.name : undefined;
}

/** The Levenshtein distance: how many letters must be inserted, removed or changed. */
function distanceOf(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (before[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    before = next;
  }
  return before[to.length] ?? 0;
}
