import { institute } from '@site/institute.ts';

/** Whether a period is a day, `2026-11-20`, rather than a month. */
export const isDay = (period: string): boolean => period.length > 'yyyy-mm'.length;

// A day or a month is no moment in time, so it needs no time zone but UTC.
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(institute.locale, { ...options, timeZone: 'UTC' });
const dayFormat = formatOf({ dateStyle: 'long' });
const monthFormat = formatOf({ month: 'long', year: 'numeric' });

/** A day (`2026-11-20`) or a month (`2026-11`) in words. */
export function periodName(period: string): string {
  return (isDay(period) ? dayFormat : monthFormat).format(new Date(period));
}
