export function median(values: readonly number[]): number {
  // NaN is null in a file of JSON.
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
