import type { Institute } from '../instituteTypes.ts';
import { builtLanguages } from '../language/languageOfLocale.ts';
import { optionalPages } from '../paths.ts';

type Facts = {
  [Name in keyof Institute]-?: undefined extends Institute[Name] ? 'optional' : 'needed';
};

/** All facts of an institute, which the compiler holds to its type. */
const facts: Facts = {
  name: 'needed',
  legalName: 'needed',
  slogan: 'needed',
  locale: 'needed',
  otherLocales: 'optional',
  exams: 'needed',
  theme: 'needed',
  fonts: 'optional',
  ornament: 'optional',
  admissionsPhone: 'needed',
  phones: 'optional',
  whatsapp: 'needed',
  email: 'needed',
  studentsEmail: 'optional',
  privacy: 'needed',
  accessibility: 'optional',
  address: 'optional',
  videoChannel: 'optional',
  appStore: 'optional',
  socialLinks: 'optional',
  articles: 'needed',
  results: 'optional',
  courseCategories: 'needed',
  courseDrawings: 'optional',
  motifs: 'optional',
  without: 'optional',
  menus: 'optional',
};

/** @throws Error that says what is wrong in `src/institute.ts`, which Node runs without checking its types. */
export function checkInstitute(institute: Institute): void {
  const wrong = (what: string) => new Error(`src/institute.ts: ${what}`);
  const unknown = Object.keys(institute).find((name) => !Object.hasOwn(facts, name));
  if (unknown !== undefined) {
    throw wrong(`'${unknown}' is none of ${Object.keys(facts).join(', ')}.`);
  }
  for (const name of Object.keys(facts) as (keyof Facts)[]) {
    if (facts[name] === 'optional') continue;
    const value: unknown = institute[name];
    if (value === undefined) throw wrong(`${name} is missing.`);
    // Without courses there are no categories.
    if (name !== 'courseCategories' && isEmpty(value)) throw wrong(`${name} is empty: fill it in.`);
  }
  const { locale, otherLocales = [], without = [] } = institute;
  for (const page of without) {
    if (optionalPages.includes(page)) continue;
    throw wrong(`without has '${page}', which is none of ${optionalPages.join(', ')}.`);
  }
  for (const each of [locale, ...otherLocales]) {
    if (/^(?:en|hi)(?:-[A-Za-z\d]+)+$/.test(each)) continue;
    throw wrong(`'${each}' is no locale of this website, such as en-IN or hi-IN.`);
  }
  const languages = builtLanguages(institute);
  if (new Set(languages).size < languages.length) {
    throw wrong('locale and otherLocales name one language twice.');
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
