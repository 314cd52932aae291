interface Place {
  locale: string;
  timeZone: string;
}

/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in the locale `en-IN`, `11/20/2026` in `en-US`, on the day that
 * it is in the time zone; `undefined` for a missing or unreadable date. Server and browser write the same whatever
 * their own settings, old phones too: digits in a locale's order change with no version of `Intl`.
 */
export function formatDate(value: string | undefined, place: Place): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : formatOf(place).format(time);
}

/** To make one takes longer than to render what shows it; a site has one place, or a few. */
const formats: Record<string, Intl.DateTimeFormat> = {};

function formatOf({ locale, timeZone }: Place): Intl.DateTimeFormat {
  // Each part's width is stated, for their default may change.
  return (formats[`${locale} ${timeZone}`] ??= new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }));
}
