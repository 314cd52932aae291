/** To make one takes longer than to render what shows it. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the locale groups it: 1,00,000 in India, 100,000 elsewhere. */
export function formatNumber(number: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(number);
}
