import type { InboxMessage } from '../api/inbox.ts';
import type { Words } from './words/en.ts';

type Asked = Pick<InboxMessage, 'firstName' | 'email' | 'message'>;
type ReplyWords = Words['messages']['reply'];

/** Windows opens no longer address in another program. */
const longestAddress = 1_900;

/** What begins an answer in the mail program, the visitor's words below; undefined without an address. */
export function mailHref(asked: Asked, words: ReplyWords, site: string): string | undefined {
  const { email, message } = asked;
  if (!/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(email ?? '')) return undefined;
  const to = encode(email ?? '').replace('%40', '@');
  const start = `mailto:${to}?subject=${encode(words.subject(site))}&body=`;
  const body = `${answerTo(asked, words, site)}\n\n${words.wrote}\n${message}`;
  return encodeAfter(start, body.replaceAll(/\r?\n/g, '\r\n'));
}

/** The same in WhatsApp, to a number that stands in the message; undefined where none does. */
export function whatsAppOf(asked: Asked, words: ReplyWords, site: string) {
  const number = numberIn(asked.message);
  if (number === undefined) return undefined;
  const start = `https://wa.me/${number.slice(1)}?text=`;
  return { number, href: encodeAfter(start, answerTo(asked, words, site)) };
}

const answerTo = ({ firstName }: Asked, words: ReplyWords, site: string) =>
  `${words.greeting(firstName)}\n\n${words.thanks}\n\n\n\n${words.closing(site)}`;

/** The first number of a mobile phone in a text, `+919876543210`: of India, or one that names its country. */
function numberIn(text: string): string | undefined {
  // The digits of Devanagari begin there.
  const plain = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const { any, indian } =
    /(?<![\d+])(?:(?:\+?91|0)[ -]?)?(?<indian>[6-9](?:[ -]?\d){9})(?![\d-])|(?<any>\+[1-9](?:[ -]?\d){7,14})(?!\d)/.exec(
      plain,
    )?.groups ?? {};
  const number = any ?? (indian && `+91${indian}`);
  return number?.replaceAll(/[ -]/g, '');
}

/** A surrogate that stands alone cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** An address with as many whole characters of a text as it may have. */
function encodeAfter(start: string, text: string): string {
  let address = start;
  for (const character of text) {
    const next = encode(character);
    if (address.length + next.length > longestAddress) break;
    address += next;
  }
  return address;
}
