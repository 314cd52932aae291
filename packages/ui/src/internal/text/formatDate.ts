interface Place {
  locale: string;
  timeZone: string;
}

/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in the locale `en-IN`, `11/20/2026` in `en-US`, by the day in the
 * time zone; `undefined` for anything but ISO 8601, which browsers read differently. A date without a time is that day
 * everywhere, and a time without an offset is in UTC. Server and browser, also an old phone's, write the same whatever
 * their own settings: a locale's order of digits is the same in all versions of `Intl`.
 */
export function formatDate(value = '', place: Place): string | undefined {
  const [iso = '', hours, offset] =
    /^\d{4}-\d\d-\d\d([T ][\d:.]+)?(Z|[+-][\d:]+)?$/.exec(value) ?? [];
  const time = Date.parse(hours && !offset ? `${iso}Z` : iso);
  return Number.isNaN(time)
    ? undefined
    : formatOf(hours ? place : { ...place, timeZone: 'UTC' }).format(time);
}

/** Cached: making a format takes longer than rendering the date. A site has one place, or a few. */
const formats: Record<string, Intl.DateTimeFormat> = {};

function formatOf({ locale, timeZone }: Place): Intl.DateTimeFormat {
  // Each part's width is stated, because the defaults may change.
  return (formats[`${locale} ${timeZone}`] ??= new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }));
}
