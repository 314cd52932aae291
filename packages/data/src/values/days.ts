/** All days are days in India, whatever time zone a server or a phone has. */
export const timeZone = 'Asia/Kolkata';

/** It has no summer time (https://www.iana.org/time-zones), so no time zone database is needed. */
export const timeZoneOffset = '+05:30';
export const timeZoneOffsetMs = 5.5 * 3_600_000;

/** The current day, `2026-11-20`. */
export const today = (now = Date.now()): string => inIndia(now);

/** The day of a model's date, which is a day or an instant; null without one. */
export function dayOf(date: string | null): string | null {
  return date?.includes('T') ? inIndia(Date.parse(date)) : date;
}

/** The month of a day, `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Parses a day, `2026-11-20`, that is not in the future; in a browser it may be, because a phone's clock may be slow.
 */
export function parseDay(text: string | null | undefined): string | undefined {
  if (!text || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  if (typeof window === 'undefined' && text > today()) return undefined;
  // For a date that does not exist, `toJSON` gives null or another date.
  const written: string | null = new Date(text).toJSON();
  return written?.startsWith(text) ? text : undefined;
}

/** Parses a month, `2026-11`, that is not in the future; `undefined` for any other text. */
export function parseMonth(text: string | null | undefined): string | undefined {
  const day = text && text.length === 7 ? parseDay(`${text}-01`) : undefined;
  return day && monthOf(day);
}

/** Whether a text is a month, `2026-11`, past or future, of the years 1900 to 2099. */
export const isMonth = (text: string): boolean => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The first instant of a day or a month, and the first instant after it. */
export function spanOf(period: string): [from: string, to: string] {
  const date = new Date(period);
  const from = startOf(date);
  if (period.length === 7) date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + 1);
  return [from, startOf(date)];
}

/**
 * The last microsecond before a day, in UTC: a bound for columns of any type, as PostgreSQL drops a zone, or the time
 * as well, where the column has none.
 */
export const justBefore = (instant: string): string =>
  new Date(Date.parse(instant) - 1).toJSON().replace('Z', '999Z');

/** The first instant after today: articles dated from then on are not listed under any day yet. */
export const endOfToday = (): string => spanOf(today())[1];

const startOf = (date: Date) => `${date.toJSON().slice(0, 10)}T00:00:00${timeZoneOffset}`;

const inIndia = (ms: number) => new Date(ms + timeZoneOffsetMs).toISOString().slice(0, 10);
