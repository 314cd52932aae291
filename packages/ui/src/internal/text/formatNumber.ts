/** Locales whose small numbers, and dates in digits, we write without `Intl`. */
export const indianLocale = /^(?:en|hi)-IN$/;

/** A number as the locale writes it; a small Indian one without `Intl`, whose first use takes a slow phone 100 ms. */
export const formatNumber = (number: number, locale: string): string =>
  `${number}`.length < 4 && indianLocale.test(locale) ? `${number}` : number.toLocaleString(locale);
