/** Locales whose small numbers, and dates in digits, we write without `Intl`. */
export const indianLocale = /^(?:en|hi)-IN$/;

/**
 * A number as the locale writes it. A small one without `Intl` in English and Hindi of India, which write it alike: in
 * Chromium the first use of `Intl` reads all locales, on a slow phone 100 ms, which most pages then never spend.
 */
export const formatNumber = (number: number, locale: string): string =>
  `${number}`.length < 4 && indianLocale.test(locale) ? `${number}` : number.toLocaleString(locale);
