/** Locales that write small numbers, and dates in digits, in a way that we know. */
export const known = /^(?:en|hi)-IN$/;

/**
 * A number as the locale writes it. A small one without `Intl` in English and Hindi of India, which write it alike: in
 * Chromium the first use of `Intl` reads all locales, on a slow phone 100 ms, which most pages then never spend.
 */
export const formatNumber = (number: number, locale: string): string =>
  `${number}`.length < 4 && known.test(locale) ? `${number}` : number.toLocaleString(locale);
