import { readDay } from './readDay.ts';

// Spelled out: `Intl` may differ between a server and an old phone, which would be a hydration mismatch.
export const datesLabels = {
  /** From January on. Default 'January', 'February' and so on. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ] as readonly string[],
  /** Default '20 November 2026', in `en-US` 'November 20, 2026'. */
  day: (day: number, month: string, year: number, locale: string) =>
    locale === 'en-US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`,
  /** Default 'November 2026'. */
  month: (month: string, year: number) => `${month} ${year}`,
};

export type DatesLabels = typeof datesLabels;

/** A day (`2026-11-20`) or a month (`2026-11`) in words; any other text is returned unchanged. */
export function formatPeriod(text: string, locale: string, labels = datesLabels): string {
  const parts = readDay(text);
  if (!parts) return text;
  const month = labels.months[parts.month - 1] ?? '';
  return text.length > 'yyyy-mm'.length
    ? labels.day(parts.day, month, parts.year, locale)
    : labels.month(month, parts.year);
}
