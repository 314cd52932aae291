import { type FormResult, type FormSource, readText } from '../../internal/form/formResult.ts';
import { contactFields, contactInputs, readContact, validateContact } from './validateContact.ts';
import type { ContactField, ContactMessages, ContactValues } from './validateContact.ts';

/** A question that the form asks once about an otherwise valid message. */
export type ContactQuestion =
  /** It has neither an email address nor a telephone number. */
  | { about: 'reply' }
  /** The domain of its email address is nearly that of a large provider. */
  | { about: 'email'; email: string; meant: string };

/** The outcome of a submission. With a `question` the message was not sent: the form asks first. */
export type ContactResult =
  | { ok: true }
  | (Exclude<FormResult<ContactField>, { ok: true }> & { question?: ContactQuestion | undefined });

/** Identifies a question; the form sends this key along once the question was asked. */
export const questionKey = (question: ContactQuestion | undefined): string =>
  question?.about === 'email' ? question.email : (question?.about ?? '');

/** The check of the form and of a server: `validateContact`, then whether to ask about the way to answer. */
export function checkContact(source: FormSource, messages?: ContactMessages): ContactResult {
  const values = readContact(source);
  const checked = validateContact(values, messages);
  if (!checked.ok || typeof source.get(contactInputs.asked) !== 'string') return checked;
  const question = questionAbout(values);
  if (questionKey(question) === readText(source, contactInputs.asked)) return checked;
  return question ? { ok: false, question } : checked;
}

function questionAbout(values: ContactValues): ContactQuestion | undefined {
  if (replyTo(values) === '') return { about: 'reply' };
  const meant = meantEmail(values.email);
  return meant === undefined ? undefined : { about: 'email', email: values.email, meant };
}

/** Ten digits or more, as telephone numbers are written, up to a break; twelve with India's prefix. */
const number =
  /(?:\+91(?:[ ().-]{0,2}\p{Nd}){10}|(?:\+|\((?=\p{Nd}{2,5}\)))?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){9,14}?)(?!\p{Nd})/u;
/** A day, which with a time after it has as many digits as a number; or a range of fees, or years: no number begins so. */
const noNumber =
  /(?<!\p{Nd} ?|\+\p{Nd}{1,3}[ -])[1-5१-५]\p{Nd}{4,5}-\p{Nd}{5,6}(?! ?\p{Nd})|(?<![\p{Nd}.-])(?:(?<!\p{Nd}\)? )(?:19|20)\p{Nd}{2}(?:[ -](?:19|20)\p{Nd}{2})+|(?:19|20)\p{Nd}{2}-(?:\p{Nd}{2}){1,2}|\p{Nd}{1,2}[.-]\p{Nd}{1,2}[.-]\p{Nd}{4}|\p{Nd}{4}[.-]\p{Nd}{1,2}[.-]\p{Nd}{1,2})(?![.-]?\p{Nd})/gu;
/** Only from a word's beginning, because more would take too long. A slash before the `@`: the address of a page. */
const email =
  /(?<![^\s@<>(),;:])[^\s@<>(),;:/]{1,64}@[^\s@<>(),;:/]{1,190}\.[\p{L}\p{M}\p{N}]{1,63}/u;

/** Where a message can be answered: its email address, else one or a telephone number in its text; else ''. */
export function replyTo(values: ContactValues): string {
  if (values.email !== '') return values.email;
  const text = contactFields.map((field) => values[field]).join('\n');
  const plain = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(noNumber, ',');
  return (email.exec(text) ?? number.exec(plain))?.[0] ?? '';
}

const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];
/** Real providers with similar names, which are not taken for mistyped. */
const others = ['mail.com', 'email.com', 'ymail.com', 'yahoo.in', 'yahoo.co.uk', 'yahoo.co.id'];

/** The address that was meant, where its domain is a letter or two from a large provider's. */
function meantEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (domain.length > 20 || providers.includes(domain) || others.includes(domain)) return undefined;
  const within = (most: number, of = providers) =>
    of.find((known) => distance(domain, known) <= most);
  // Two letters off with a different first letter is usually another, correct name.
  const alike = providers.filter((known) => known[0] === domain[0]);
  const meant = within(1) ?? within(2, alike);
  return meant && address.slice(0, at) + meant;
}

/** Letters to add, remove, change or swap. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
