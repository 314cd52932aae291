import { useLabels } from '../hooks/useLabels.ts';
import { useUi } from '../uiContext.ts';
import type { OwnUi } from '../uiContext.ts';
import { readDay } from './readDay.ts';

export interface DatesLabels {
  /** From January on. Default 'January', 'February' and so on. */
  months: readonly string[];
  /** Default '20 November 2026', in `en-US` 'November 20, 2026'. */
  day: (day: number, month: string, year: number, locale: string) => string;
  /** Default 'November 2026'. */
  month: (month: string, year: number) => string;
}

// Spelled out: `Intl` may differ between a server and an old phone, which would be a hydration mismatch.
const english: DatesLabels = {
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
  ],
  day: (day, month, year, locale) =>
    locale === 'en-US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`,
  month: (month, year) => `${month} ${year}`,
};

/** Days (`2026-11-20`) and months (`2026-11`) in words; other texts are returned unchanged. */
export function useDates(ui?: OwnUi) {
  const labels = useLabels('dates', english, undefined, ui);
  const { locale } = useUi(ui);
  const nameOf = (month: number) => labels.months[month - 1] ?? '';
  const dayText = (text: string): string => {
    const parts = readDay(text);
    return parts ? labels.day(parts.day, nameOf(parts.month), parts.year, locale) : text;
  };
  const monthText = (text: string): string => {
    const parts = readDay(text);
    return parts ? labels.month(nameOf(parts.month), parts.year) : text;
  };
  return { dayText, monthText };
}
