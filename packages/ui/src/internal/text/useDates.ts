import { useLabels } from '../hooks/useLabels.ts';
import { type OwnUi, useUi } from '../uiContext.ts';
import { datesLabels, formatPeriod } from './formatPeriod.ts';

/** `formatPeriod` with the labels and the locale of the provider. */
export function useDates(ui?: OwnUi): (text: string) => string {
  const labels = useLabels('dates', datesLabels, undefined, ui);
  const { locale } = useUi(ui);
  return (text) => formatPeriod(text, locale, labels);
}
