/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in the given time zone, the same
 * on server and browser whatever their own settings; `undefined` for a missing or unreadable date.
 */
export function formatDate(value: string | null | undefined, timeZone: string): string | undefined {
  if (!value) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return formatOf(timeZone).format(date);
}

/** To make one takes longer than to render what shows it; a site has one time zone, or a few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // British dates are written so; each part's width is stated, for their default may change.
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
