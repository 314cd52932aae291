import { readDay } from '../../internal/text/readDay.ts';

/** The first day of a week, by its distance from Monday. */
export const weekStarts = { monday: 0, saturday: 5, sunday: 6 };
export type WeekStart = keyof typeof weekStarts;

/** The weeks of a month, `2026-11`; null for days of the adjacent months. */
export function monthWeeks(month: string, weekStart: WeekStart = 'monday'): (number | null)[][] {
  const parts = readDay(month);
  if (!parts) return [];
  const first = new Date(Date.UTC(parts.year, parts.month - 1, 1));
  const before = (first.getUTCDay() + 13 - weekStarts[weekStart]) % 7;
  const days = new Date(Date.UTC(parts.year, parts.month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}

/** The linked day that a key leads to, of `days` in order: the current one where there is none in that direction. */
export function dayAfterKey(
  key: string,
  from: number,
  days: readonly number[],
  weeks: readonly (readonly (number | null)[])[],
  rightToLeft: boolean,
): number | undefined {
  const ofWeek = weeks.find((week) => week.includes(from)) ?? [];
  const ofWeekday = days.filter((day) => (day - from) % 7 === 0);
  const back = days.findLast((day) => day < from) ?? from;
  const on = days.find((day) => day > from) ?? from;
  const ways: Record<string, number | undefined> = {
    ArrowLeft: rightToLeft ? on : back,
    ArrowRight: rightToLeft ? back : on,
    ArrowUp: ofWeekday.findLast((day) => day < from) ?? from,
    ArrowDown: ofWeekday.find((day) => day > from) ?? from,
    Home: days.find((day) => ofWeek.includes(day)),
    End: days.findLast((day) => ofWeek.includes(day)),
  };
  return ways[key];
}
