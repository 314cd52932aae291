export interface Answers {
  /** The new folder, as it was entered. */
  folder: string;
  name: string;
  /** CSS colours of three or six hexadecimal digits. */
  brand: string;
  accent: string;
  phone: string;
  /** One or two: the language at the root of the addresses, then the one below `/hi` or `/en`. */
  languages: readonly [root: Language, second?: Language];
  without: readonly OptionalPage[];
}

const knownLanguages = ['en', 'hi'] as const;
export type Language = (typeof knownLanguages)[number];

/** The same names as `without` of `@setu/website` has. */
const optionalPages = [
  'accessibility',
  'career',
  'offlineMode',
  'onlineMode',
  'practice',
  'scholarship',
  'selections',
] as const;
export type OptionalPage = (typeof optionalPages)[number];

/** A request that cannot be fulfilled; the message is for the person at the terminal. */
export class Refusal extends Error {}

/** One of the answers, with the option that gives it, the question that asks for it, and its validation. */
export interface Field<Value> {
  option: 'name' | 'brand' | 'accent' | 'phone' | 'languages';
  question: string;
  example: string;
  /** @throws Refusal that names the option, what is wrong, and an example. */
  read: (text: string) => Value;
}

const refuse = (option: string, rule: string, text: string) =>
  new Refusal(`--${option} must be ${rule}, not ${JSON.stringify(text)}.`);

const colour = (option: 'accent' | 'brand', question: string, example: string): Field<string> => ({
  option,
  question,
  example,
  read(text) {
    const value = text.trim().toLowerCase();
    if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value)) return value;
    throw refuse(option, `a colour such as ${example}`, text);
  },
});

export const nameField: Field<string> = {
  option: 'name',
  question: "The institute's name",
  example: 'Meadow Academy',
  read(text) {
    const value = text.trim().normalize('NFC');
    // Longer names break the header on a narrow phone; control characters break every file they are in.
    if (value !== '' && value.length <= 60 && !/\p{Cc}/u.test(value)) return value;
    throw refuse('name', 'one line of 1 to 60 characters', text);
  },
};

export const brandField = colour('brand', 'Its main colour', '#0b5d3b');
export const accentField = colour('accent', 'The colour of its buttons', '#f2a900');

export const phoneField: Field<string> = {
  option: 'phone',
  question: 'The number to call for admissions',
  example: '+91 98765 43210',
  read(text) {
    const value = text.trim().replace(/\s+/g, ' ');
    const digits = value.replaceAll(/\D/g, '');
    // E.164: at most 15 digits, including the country code.
    if (/^\+[\d ()-]+$/.test(value) && digits.length >= 8 && digits.length <= 15) return value;
    throw refuse('phone', 'a number with the code of its country, such as +91 98765 43210', text);
  },
};

/** Default: English. */
export const languagesField: Field<Answers['languages']> = {
  option: 'languages',
  question: 'The languages of its pages, en or hi or both, the one of the first page first',
  example: 'en,hi',
  read(text) {
    const named = (text.trim() || 'en').split(',').map((name) => name.trim().toLowerCase());
    const [root, second] = named.map((name) => knownLanguages.find((known) => known === name));
    if (root && named.length === 1) return [root];
    if (root && second && root !== second && named.length === 2) return [root, second];
    throw refuse('languages', 'en or hi, or both with a comma between', text);
  },
};

export function readWithout(text: string): OptionalPage[] {
  const names = text.split(',').map((name) => name.trim());
  return names.map((name) => {
    const page = optionalPages.find((known) => known.toLowerCase() === name.toLowerCase());
    if (page) return page;
    throw refuse('without', `some of ${optionalPages.join(', ')}, with commas between`, text);
  });
}

/** A folder's name as an npm package name: https://docs.npmjs.com/cli/v11/configuring-npm/package-json#name */
export function packageNameOf(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\da-z._-]+/g, '-')
    .replaceAll(/^[._-]+|-+$/g, '');
  return name === '' ? 'institute-site' : name.slice(0, 100);
}
