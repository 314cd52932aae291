/**
 * Encodes the ASCII characters of a text for an address. Browsers encode all others themselves: encoded here, a
 * Devanagari letter of three bytes would take nine in the page.
 */
export const encodeAscii = (text: string): string =>
  text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent);
