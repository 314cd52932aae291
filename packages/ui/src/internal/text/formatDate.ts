interface Place {
  locale: string;
  timeZone: string;
}

/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in the locale `en-IN`, `11/20/2026` in `en-US`, by the day in the
 * time zone; `undefined` for what does not begin with a year, which browsers read differently. A date without a time is that day
 * everywhere, and a time without an offset is in UTC. Server and browser, also an old phone's, write the same whatever
 * their own settings: a locale's order of digits is the same in all versions of `Intl`.
 */
export function formatDate(value = '', { locale, timeZone }: Place): string | undefined {
  const ms = Date.parse(/[T ][\d:.]+$/.test(value) ? `${value}Z` : value);
  if (!/^\d{4}-/.test(value) || Number.isNaN(ms)) return undefined;
  const zone = value[10] ? timeZone : 'UTC';
  const ahead = minutesAhead[zone];
  // Without `Intl` where we can: see formatNumber.ts.
  if (ahead !== undefined && ms > 0 && /^(?:en|hi)-IN$/.test(locale)) {
    const there = new Date(ms + ahead * 60_000).toISOString();
    return there.replace(/^(\d+)-(\d+)-(\d+).*/, '$3/$2/$1');
  }
  // Each part's width is stated, because the defaults may change.
  return (formats[locale + zone] ??= new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })).format(ms);
}

/** Cached: making a format takes longer than rendering the date. A site has one place, or a few. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/** How many minutes a time zone is ahead of UTC, of those that have not changed since 1970. */
const minutesAhead: Record<string, number> = { UTC: 0, 'Asia/Kolkata': 330 };
