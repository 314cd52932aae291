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

/** Where a key leads within a month. */
export type Move = 'back' | 'on' | 'up' | 'down' | 'weekStart' | 'weekEnd';

/**
 * The linked day that a key leads to; the current one where there is none in that direction.
 *
 * @param days the linked days in order, including the current one.
 */
export function dayAfterMove(
  move: Move,
  from: number,
  days: readonly number[],
  weeks: readonly (readonly (number | null)[])[],
): number {
  const week = weeks.find((days) => days.includes(from)) ?? [];
  const ofWeek = days.filter((day) => week.includes(day));
  const ofWeekday = days.filter((day) => (day - from) % 7 === 0);
  const to = {
    back: days.findLast((day) => day < from),
    on: days.find((day) => day > from),
    up: ofWeekday.findLast((day) => day < from),
    down: ofWeekday.find((day) => day > from),
    weekStart: ofWeek[0],
    weekEnd: ofWeek.at(-1),
  }[move];
  return to ?? from;
}
