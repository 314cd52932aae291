let aheadMs = 0;

/** The present moment by the clock of the database, as far as one of its answers had it. */
export const now = (): number => Date.now() + aheadMs;

/** Reads the clock of a database, or of a desk, from an answer; a minute may be the answer's own way. */
export function readClock({ headers }: Pick<Response, 'headers'>): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) < 60_000 ? 0 : difference;
}
