import type { Institute } from '../instituteTypes.ts';
import { builtLanguages } from '../language/languageOfLocale.ts';
import { optionalPages } from '../paths.ts';

type Needed = {
  [Name in keyof Institute]-?: undefined extends Institute[Name] ? never : Name;
}[keyof Institute];

const needed = Object.keys({
  name: true,
  legalName: true,
  slogan: true,
  locale: true,
  exams: true,
  theme: true,
  admissionsPhone: true,
  whatsapp: true,
  email: true,
  privacy: true,
  articles: true,
  courseCategories: true,
} satisfies Record<Needed, true>) as Needed[];

/** @throws Error that says what is wrong in `src/institute.ts`, which Node runs without checking its types. */
export function checkInstitute(institute: Institute): void {
  const wrong = (what: string) => new Error(`src/institute.ts: ${what}`);
  for (const name of needed) {
    if ((institute[name] as unknown) === undefined) throw wrong(`${name} is missing.`);
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
