import type { Institute } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { paths } from '../paths.ts';

/** The pages of one day, topic or result match `/daily/3` before an article does. */
const takenByRows = [
  paths.daily,
  paths.topics,
  paths.practice,
  '/practice/topics',
  paths.selections,
];

/** @throws Error that says which address of a list would lead to another page, or to none. */
export function checkAddresses({
  articles,
  results = [],
  without = [],
  appStore,
  otherLocales = [],
}: Pick<Institute, 'articles' | 'results' | 'without' | 'appStore' | 'otherLocales'>): void {
  const off = [
    ...without.map((page) => paths[page].toLowerCase()),
    ...(appStore ? [] : [paths.login, paths.register]),
    ...otherLocales.map((locale) => `/${languageOfLocale(locale)}`),
  ];
  const ofPages: string[] = Object.values(paths).map((path) => path.toLowerCase());
  const ofResults = results.flatMap((title) => [`/${title}`, `${paths.selections}/${title}`]);
  const taken = new Set([...ofPages, ...ofResults]);
  const check = (name: 'articlePath' | 'listPath', written: string, isTaken: boolean): void => {
    const refuse = (reason: string) => {
      throw new Error(`src/institute.ts: ${name} '${written}' of \`articles\` ${reason}`);
    };
    const path = written.toLowerCase();
    if (!/^(?:\/[\w-]+)+$/.test(written))
      refuse('is no address: write /editorial-analysis, of letters a to z, digits and hyphens.');
    if (isTaken) refuse('is the address of another page: choose one that is free.');
    if (off.some((page) => `${path}/`.startsWith(`${page}/`)))
      refuse(
        'belongs to another language, or to a page that this site does not have: choose another one.',
      );
  };
  for (const { articlePath, listPath } of articles) {
    const path = listPath.toLowerCase();
    check('listPath', listPath, taken.has(path));
    taken.add(path);
    check('articlePath', articlePath, takenByRows.includes(articlePath.toLowerCase()));
  }
}
