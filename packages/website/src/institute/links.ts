import type { Institute } from '../instituteTypes.ts';

/** A number that is not broken into lines, in a button too narrow for all of its text. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0');

/** A link that dials a number as it is printed. */
export const telHref = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/**
 * A link that opens a WhatsApp chat with an institute, the message already typed.
 *
 * @param text What the visitor would send. Without it the chat opens empty.
 */
export function whatsappHref({ whatsapp }: Pick<Institute, 'whatsapp'>, text = ''): string {
  // Half a surrogate pair, from a text cut in the middle of an emoji, is no text.
  const encoded = encodeAscii(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}${encoded && `?text=${encoded}`}`;
}

/** A link that opens a mail to an institute, with a subject when one is given. */
export function mailHref({ email }: Pick<Institute, 'email'>, subject = ''): string {
  return `mailto:${email}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/** Encodes only a text's ASCII for an address: browsers encode the rest, which takes three times the bytes encoded. */
export const encodeAscii = (text: string): string =>
  text.replaceAll(/\p{ASCII}+/gu, encodeURIComponent);
