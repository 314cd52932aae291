export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The maximum number of line pairs compared: beyond it, all of a text is one removal and one addition. */
const mostPairs = 4_000_000;

/** For each pair of lines, the length of the longest common subsequence from there on. */
function commonLines(old: string[], now: string[]): Uint16Array {
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const at = a * width + b;
      common[at] =
        old[a] === now[b]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  }
  return common;
}

/** The difference by the longest common subsequence of lines. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const width = now.length + 1;
  const common = old.length * now.length > mostPairs ? [] : commonLines(old, now);
  const diff: DiffLine[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    const at = a * width + b;
    const text = old[a];
    if (text !== undefined && text === now[b]) {
      diff.push({ kind: 'same', text });
      a += 1;
      b += 1;
    } else if (
      text !== undefined &&
      (b === now.length || (common[at + width] ?? 0) >= (common[at + 1] ?? 0))
    ) {
      diff.push({ kind: 'removed', text });
      a += 1;
    } else {
      diff.push({ kind: 'added', text: now[b] ?? '' });
      b += 1;
    }
  }
  return diff;
}
