import { indianLocale } from './formatNumber.ts';

interface Place {
  locale: string;
  timeZone: string;
}

/**
 * `2026-11-20T06:30:00+05:30` -> `20/11/2026` in `en-IN`, the same on server and browser; `undefined` for what does not
 * begin with a year. A date without a time is that day everywhere, a time without an offset is in UTC.
 */
export function formatDate(value = '', { locale, timeZone }: Place): string | undefined {
  const ms = Date.parse(/[T ][\d:.]+$/.test(value) ? `${value}Z` : value);
  if (!/^\d{4}-/.test(value) || Number.isNaN(ms)) return undefined;
  // A day without a time is the same day in UTC.
  const zone = value[10] ? timeZone : 'UTC';
  // Without `Intl`: see formatNumber.ts. India has been five and a half hours ahead of UTC since 1945.
  if (indianLocale.test(locale) && timeZone === 'Asia/Kolkata') {
    const there = new Date(ms + (value[10] ? 19_800_000 : 0)).toISOString();
    return there.replace(/(.+?)-(..)-(..).*/, '$3/$2/$1');
  }
  // Each part's width is stated, because the defaults may change.
  return (formats[locale + zone] ??= new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })).format(ms);
}

/** Cached: making a format takes a hundred times as long as a date. A site has one place, or a few. */
const formats: Record<string, Intl.DateTimeFormat> = {};
