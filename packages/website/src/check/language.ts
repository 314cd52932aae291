import type { Institute, Locale } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import type { Finding } from './checkSite.ts';

const names = { en: 'English', hi: 'Hindi' };

/** Files of `src/content`, and of its like in other languages, with words of another language than their locale. */
export const languageFindings = (
  textOf: Iterable<readonly [file: string, text: string]>,
  { locale, otherLocales = [] }: Pick<Institute, 'locale' | 'otherLocales'>,
): Finding[] => [
  ...findingsBelow('src', textOf, locale),
  ...otherLocales.flatMap((other) => findingsBelow(folderOf(other), textOf, other)),
];

function findingsBelow(
  folder: string,
  textOf: Iterable<readonly [file: string, text: string]>,
  locale: Locale,
): Finding[] {
  const language = languageOfLocale(locale);
  const other = language === 'hi' ? 'en' : 'hi';
  return [...textOf].flatMap(([file, text]): Finding[] => {
    if (!file.startsWith(`${folder}/content/`)) return [];
    const lines = text.split('\n');
    const sentences = lines.map((line) => [...line.matchAll(prose)].join(' '));
    const all = sentences.join(' ');
    const devanagari = count(all, /\p{Script=Devanagari}/gu);
    const latin = count(all, /\p{Script=Latin}/gu);
    const written = devanagari > latin ? 'hi' : 'en';
    if (devanagari + latin === 0 || written === language) return [];
    return [
      {
        kind: 'other language',
        file,
        line: sentences.findIndex((sentence) => sentence !== '') + 1,
        what: `its words are ${names[other]}, and ${folder}/institute.ts says locale: "${locale}"`,
      },
    ];
  });
}

export const languageAdvice =
  'Pages are half of each. Write each file in the language of its folder ("npm create setu words -- --languages en|hi"' +
  ' makes a folder whose src/content has such words to begin with), or change the locales in src/institute.ts.';

const folderOf = (locale: Locale): string => `src/${languageOfLocale(locale)}`;

/** Quoted texts of more than one word. */
const prose = /"[^"]*\s[^"]*"|'[^']*\s[^']*'|`[^`]*\s[^`]*`/g;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
