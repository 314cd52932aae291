/** Encodes only a text's ASCII for an address: browsers encode the rest, which takes three times the bytes encoded. */
export const encodeAscii = (text: string): string =>
  text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent);
