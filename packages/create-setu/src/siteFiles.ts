import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answers, type Language, packageNameOf } from './answers.ts';
import { linesOf, secondLanguage } from './secondLanguage.ts';
import type { SiteFile } from './writeSite.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The files of the new site: only the institute's own; all others come from the packages. */
export function siteFiles(answers: Answers): SiteFile[] {
  const [root, second] = answers.languages;
  const common = templateFiles('common', answers);
  const files = templateFiles(root, answers);
  const overlay = second
    ? secondLanguage(second, files, [
        ...common.filter(([name]) => name.startsWith('src/content/')),
        ...templateFiles(second, answers),
        ...templateFiles('second', answers, second),
      ])
    : [];
  return [...common, ...files, ...overlay];
}

function templateFiles(
  part: string,
  answers: Answers,
  language: Language = answers.languages[0],
): SiteFile[] {
  const words = { ...placeholders(answers), ...institute[language], LOCALE: `${language}-IN` };
  const folder = here(`../template/${part}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
    .map((name): SiteFile => {
      const content = readFileSync(path.join(folder, name));
      // npm leaves .gitignore files out of packages.
      const site = name.replaceAll(path.sep, '/').replace(/^gitignore$/, '.gitignore');
      const write = writers[path.extname(site)];
      return [site, write ? write(linesOf(content.toString(), answers), words) : content];
    });
}

type Placeholders = Record<string, string | readonly string[]>;

/** The words of `src/institute.ts` in each language. */
const institute: Record<Language, Placeholders> = {
  en: {
    SLOGAN: 'Prepare steadily, answer clearly',
    EXAMS: 'UPSC and state PCS',
    ADMISSIONS: 'Admissions',
    OFFICER: 'grievance officer',
    OFFICE: 'Office',
    OFFICE_LINES: ['Building 00, Example Road', 'Sample Nagar, New Delhi 110000'],
    CATEGORIES: ['General Studies', 'Optional Subjects', 'Test Series'],
  },
  hi: {
    SLOGAN: 'नियमित तैयारी, स्पष्ट उत्तर',
    EXAMS: 'UPSC और राज्य PCS',
    ADMISSIONS: 'प्रवेश',
    OFFICER: 'शिकायत अधिकारी',
    OFFICE: 'कार्यालय',
    OFFICE_LINES: ['भवन 00, उदाहरण मार्ग', 'नमूना नगर, नई दिल्ली 110000'],
    CATEGORIES: ['सामान्य अध्ययन', 'वैकल्पिक विषय', 'टेस्ट सीरीज़'],
  },
};

/** The values of `%NAME%` and the other placeholders in the template's files. */
function placeholders({ languages, ...answers }: Answers): Placeholders {
  const { folder, name, brand, accent, phone, without } = answers;
  const [, second = ''] = languages;
  const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as {
    version: string;
  };
  return {
    NAME: name,
    PACKAGE: packageNameOf(path.basename(path.resolve(folder))),
    BRAND: brand,
    ACCENT: accent,
    PHONE: phone,
    WITHOUT: without,
    SECOND: second,
    SECOND_LOCALE: `${second}-IN`,
    VERSION: `^${version}`,
  };
}

/** How placeholders are replaced in each kind of file, with special characters escaped. */
const writers: Record<string, (text: string, words: Placeholders) => string> = {
  '.ts': (text, words) => replaced(text, /"%(\w+)%"/g, words, literal),
  '.json': (text, words) => replaced(text, /"%(\w+)%"/g, words, literal),
  '.md': (text, words) => replaced(text, /%(\w+)%/g, words, markdown),
  '.svg': (text, words) => replaced(text, /%(\w+)%/g, words, xml),
};

type Word = string | readonly string[];

function replaced(
  text: string,
  pattern: RegExp,
  words: Placeholders,
  write: (word: Word) => string,
) {
  return text.replaceAll(pattern, (_whole, name: string) => {
    const word = words[name];
    if (word === undefined)
      throw new Error(`The template has ${name}, for which there is no answer.`);
    return write(word);
  });
}

const literal = (word: Word): string =>
  typeof word === 'string' ? JSON.stringify(word) : `[${word.map(literal).join(', ')}]`;

const markdown = (word: Word) => String(word).replaceAll(/[\\`*_[\]<>#|&]/g, String.raw`\$&`);

const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (word: Word) => String(word).replaceAll(/["&<>]/g, (sign) => entities[sign] ?? sign);
