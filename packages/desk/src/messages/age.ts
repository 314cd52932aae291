import { now } from '@setu/data/staff';

/**
 * The instant that long ago, in ISO 8601; undefined for an invalid text. `180d` are days, `6m` and `2y` calendar
 * months and years: the same day of the month, or the last day of a shorter month.
 */
export function longAgo(text: string, from = new Date(now())): string | undefined {
  const [, digits = '', unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const count = Number(digits);
  const then = new Date(from);
  if (unit === 'd') {
    then.setUTCDate(then.getUTCDate() - count);
    return then.toISOString();
  }
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - (unit === 'y' ? 12 * count : count));
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then.toISOString();
}
