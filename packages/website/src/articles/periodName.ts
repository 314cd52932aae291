import { labels } from '@locales/labels.ts';
import { formatPeriod } from '@setu/ui/articleText';
import { institute } from '@site/institute.ts';

/** Whether a period is a day, `2026-11-20`, rather than a month. */
export const isDayPeriod = (period: string): boolean => period.length > 'yyyy-mm'.length;

/** A day (`2026-11-20`) or a month (`2026-11`) in words. */
export const periodName = (period: string): string =>
  formatPeriod(period, institute.locale, labels.dates);
