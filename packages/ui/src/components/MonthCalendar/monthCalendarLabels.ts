export interface MonthCalendarLabels {
  /** From Monday on. Default 'Monday', 'Tuesday' and so on. */
  weekdays: readonly string[];
  /** The same, as short as a column. Default 'Mon', 'Tue' and so on. */
  weekdaysShort: readonly string[];
  /** Name of a link; begins with the day. Default '5 November 2026, 3 articles': `written` is `count` in the locale. */
  day: (day: string, count: number, written: string) => string;
  /** Default 'Earlier: October 2026'. */
  previous: (month: string) => string;
  /** Default 'Later: December 2026'. */
  next: (month: string) => string;
}

export const monthCalendarLabels: MonthCalendarLabels = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  day: (day, count, written) => `${day}, ${written} ${count === 1 ? 'article' : 'articles'}`,
  previous: (month) => `Earlier: ${month}`,
  next: (month) => `Later: ${month}`,
};
