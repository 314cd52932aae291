export const monthCalendarLabels = {
  /** From Monday on. Default 'Monday', 'Tuesday' and so on. */
  weekdays: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ] as readonly string[],
  /** The same, as short as a column. Default 'Mon', 'Tue' and so on. */
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
  /** Name of a link; begins with the day. Default '5 November 2026, 3 articles': `written` is `count` in the locale. */
  day: (day: string, count: number, written: string) =>
    `${day}, ${written} ${count === 1 ? 'article' : 'articles'}`,
  previous: (month: string) => `Earlier: ${month}`,
  next: (month: string) => `Later: ${month}`,
};

export type MonthCalendarLabels = typeof monthCalendarLabels;
