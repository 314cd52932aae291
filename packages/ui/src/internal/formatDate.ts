/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in the given time zone (DESIGN.md section 3), the same
 * on server and browser whatever their own settings; `undefined` for a missing or unreadable date.
 */
export function formatDate(value: string | null | undefined, timeZone: string): string | undefined {
  if (!value) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  // British dates are written so; each part's width is stated, for their default may change.
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(date);
}
