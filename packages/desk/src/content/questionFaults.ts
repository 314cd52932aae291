import { type StoredQuestion, sameTitle } from '@setu/data/staff';

type Asked = Pick<StoredQuestion, 'statements'> & { options: readonly string[] };

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
};
const ofStatements =
  /^(?:(?:only|both|neither|केवल|न तो)\s+)?\d(?:[\s,&]|and|or|nor|और|तथा|एवं|न ही|\d)*(?:only|दोनों)?\.?$/i;
const countOf =
  /^(?:only|all|केवल|सभी)\s+(?:the\s+)?(\p{L}[\p{L}\p{M}]*)(?:\s+(?:pairs?|statements?|युग्म|कथन))?\.?$/iu;
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Texts without the labels with which they were copied, if each begins with that of its own place. */
function withoutLabels(texts: string[], isOf: (label: string, place: number) => boolean) {
  const bare = texts.flatMap((text, place) => {
    const [whole, label = ''] = /^\(?([a-d]|[0-9०-९]|[IV]+)(?:\)\s*|\.\s+)/i.exec(text) ?? [''];
    return isOf(label, place) ? text.slice(whole.length) : [];
  });
  return bare.length === texts.length ? bare : texts;
}

export function optionsWithoutLetters(options: string[]): string[] {
  // Initials: 'A. P. J. Abdul Kalam', 'B. R. Ambedkar' ...
  if (options.every((option) => /^[A-D]\.\s+[A-Z]\./.test(option))) return options;
  return withoutLabels(options, (label, place) => label.toLowerCase() === 'abcd'[place]);
}

export const statementsWithoutNumbers = (statements: string[]): string[] =>
  withoutLabels(statements, (label, place) => inDigits(label) === String(place + 1));

/** Whether a text has options in it: lines that begin with `(a)` to `(d)`. */
export const holdsOptions = (text: string): boolean =>
  [...'abcd'].every((letter) => new RegExp(`^\\s*\\(${letter}\\)`, 'im').test(text));

/** Replaces Roman numerals and the digits of Hindi: pages number statements by others. */
export const inDigits = (text: string): string =>
  text
    .replaceAll(/\b[IV]+\b/g, (numeral) => String(roman.indexOf(numeral) + 1 || numeral))
    // U+0966 is the Devanagari digit zero.
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** An option that names statements, by digits; undefined: it names none. */
function statementsIn(option: string): string | undefined {
  const digits = inDigits(option);
  // A number of more digits is a year or a quantity.
  return ofStatements.test(digits) && !/\d\d/.test(digits) ? digits : undefined;
}

/** An option as it is shown: if it names statements, then by digits. */
export const shownOption = (option: string): string => statementsIn(option) ?? option;

interface Fault {
  reason: string;
  /** The option that has it, from 0. */
  place: number;
}

/** Why visitors cannot answer a question that is otherwise well-formed. */
export function questionFaults({ statements, options }: Asked): Fault[] {
  const faults: Fault[] = [];
  for (const [place, option] of options.entries()) {
    const letter = 'abcd'[place];
    const twin = options.findIndex((other) => sameTitle(other) === sameTitle(option));
    if (twin < place && option !== '') {
      const reason = `the options (${'abcd'[twin]}) and (${letter}) are the same`;
      faults.push({ reason, place });
    }
    if (statements.length === 0) continue;
    const named = (statementsIn(option)?.match(/\d/g) ?? []).map(Number);
    const counted = counts[countOf.exec(option)?.[1]?.toLowerCase() ?? ''] ?? 0;
    if (Math.max(...named, counted) > statements.length) {
      const there =
        statements.length === 1 ? 'is 1 statement' : `are ${statements.length} statements`;
      faults.push({ reason: `the option (${letter}) is '${option}', and there ${there}`, place });
    }
  }
  return faults;
}
