import type { InboxMessage } from '../../api/inbox.ts';
import type { Words } from '../words/words.ts';

type Asked = Pick<InboxMessage, 'firstName' | 'email' | 'message'>;
type ReplyWords = Words['messages']['reply'];

/** Windows passes no longer address to another program. */
const longestAddress = 1_900;

/** A `mailto:` link that begins an answer above the visitor's words; undefined without a valid address. */
export function mailHref(asked: Asked, words: ReplyWords, site: string): string | undefined {
  const { email, message } = asked;
  if (!/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(email ?? '')) return undefined;
  const to = encode(email ?? '').replace('%40', '@');
  const start = `mailto:${to}?subject=${encode(words.subject(site))}&body=`;
  const body = `${answerTo(asked, words, site)}\n\n${words.wrote}\n${message}`;
  return encodeAfter(start, body.replaceAll(/\r?\n/g, '\r\n'));
}

/** A WhatsApp link that begins an answer to a number in the message; undefined if there is none. */
export function whatsAppOf(asked: Asked, words: ReplyWords, site: string) {
  const number = numberIn(asked.message);
  if (number === undefined) return undefined;
  const start = `https://wa.me/${number.slice(1)}?text=`;
  return { number, href: encodeAfter(start, answerTo(asked, words, site)) };
}

const answerTo = ({ firstName }: Asked, words: ReplyWords, site: string) =>
  `${words.greeting(firstName)}\n\n${words.thanks}\n\n\n\n${words.closing(site)}`;

/** The first mobile number in a text, `+919876543210`: an Indian one, or any with a country code. */
function numberIn(text: string): string | undefined {
  // U+0966 is the Devanagari digit zero.
  const plain = text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-');
  const { any, indian } =
    /(?<![\d+])(?:\+?91[ -]?)?(?:0[ -]?)?(?<indian>[6-9](?:[ -]?\d){9})(?!-?\d)|(?<any>\+[1-9](?:[ -]?\d){7,14})(?!\d)/.exec(
      plain,
    )?.groups ?? {};
  const number = any ?? (indian && `+91${indian}`);
  return number?.replaceAll(/[ -]/g, '');
}

/** Replaces lone surrogates, which cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** An address with as many whole characters of a text as fit into it. */
function encodeAfter(start: string, text: string): string {
  let address = start;
  for (const character of text) {
    const next = encode(character);
    if (address.length + next.length > longestAddress) break;
    address += next;
  }
  return address;
}
