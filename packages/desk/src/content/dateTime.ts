import { timeZoneOffset, timeZoneOffsetMs } from '@setu/data';

/**
 * Parses a date in India: `2026-11-22`, `22/11/2026` or `22-11-2026`, each also with a time, `2026-11-22 06:00`, or as
 * Google Sheets saves it, with seconds.
 * Returns an instant in ISO 8601, for a date without a time its first one; `undefined` if the text is no date.
 */
export function parseDateTime(written: string): string | undefined {
  const yearFirst = written.trim().replace(/^(\d\d?)([/-])(\d\d?)\2(\d{4})(?!\d)/, '$4-$3-$1');
  const [, year, month = '', dayOfMonth = '', hour = '0', minute = '00', second = '00'] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?:[T\s]+(\d\d?):(\d\d)(?::(\d\d))?)?$/.exec(yearFirst) ?? [];
  if (year === undefined) return undefined;
  const day = [year, month.padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
  // For a day that does not exist, toJSON returns null or another day.
  const exists = (new Date(day).toJSON() as string | null)?.startsWith(day);
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`;
  const isTime = /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time);
  return exists && isTime && day >= '1900' ? `${day}T${time}${timeZoneOffset}` : undefined;
}

/** Whether a text is a day as tables have it: `2026-11-22`. */
export const isDay = (text: string): boolean =>
  parseDateTime(text)?.startsWith(`${text}T`) === true;

/** An instant as the value of a form field, in India's time: `2026-11-22T06:00`. */
export const dateTimeInForm = (instant: string): string =>
  new Date(Date.parse(instant) + timeZoneOffsetMs).toISOString().slice(0, 16);

/** An instant as people in India write it: `22/11/2026 06:00`. */
export function formatDateTime(instant: string): string {
  const shown = dateTimeInForm(instant);
  const [year, month, day] = shown.slice(0, 10).split('-');
  return `${day}/${month}/${year} ${shown.slice(11)}`;
}

/** From when visitors see an item, in words; `otherwise` where it names no moment. */
export const visibleFrom = (publishAt: string | null, otherwise: string): string =>
  publishAt === 'infinity' ? 'draft' : publishAt === null ? otherwise : formatDateTime(publishAt);
