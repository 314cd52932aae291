/**
 * A text as part of an address. Browsers encode what is not ASCII themselves: a letter of Devanagari, three bytes,
 * would be nine in the page.
 */
export const encodeAscii = (text: string): string =>
  text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent);
