import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Institute, OptionalPage } from '../instituteTypes.ts';
import { languageOfLocale } from '../language/languageOfLocale.ts';
import { overlaid } from '../vite/overlay.ts';
import { type Alias, aliased } from '../vite/readTheme.ts';

/** Optional content, and the page that consists of it, if there is one. */
const optional: readonly { name: string; page?: OptionalPage }[] = [
  { name: 'career', page: 'career' },
  { name: 'pages' },
  { name: 'results', page: 'selections' },
  { name: 'scholarship', page: 'scholarship' },
  { name: 'testimonials' },
];

const absentIn = (root: string) =>
  optional.filter(({ name }) => !existsSync(path.join(root, 'src/content', `${name}.ts`)));

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** The extension of the website's own modules: TypeScript in this repository, JavaScript once installed. */
const extension = path.extname(import.meta.url);

/** The alias of the module that says whether `setu pictures` has drawn the link previews. */
export const previewsAlias = (drawn: boolean) => ({
  find: '@site/previews.ts',
  replacement: here(drawn ? '../pageHead/drawnPreviews.ts' : '../defaults/previews.ts'),
});

/** The aliases of an institute's own modules; absent content is empty. `other`: the language, if not the root's. */
export const siteAlias = (root: string, other = '') => [
  previewsAlias(existsSync(path.join(root, 'public/previews', other))),
  ...absentIn(root).map(({ name }) => ({
    find: `@site/content/${name}.ts`,
    replacement: here(`../defaults/content${extension}`),
  })),
  { find: /^@site\//, replacement: `${path.join(root, 'src')}/` },
];

/** The aliases of the website's own words in the locale's language, a folder of `locales`. */
export function localesAlias({
  locale,
  otherLocales = [],
}: Pick<Institute, 'locale' | 'otherLocales'>): Alias[] {
  const language = languageOfLocale(locale);
  const alone = here(`../defaults/otherLanguage${extension}`);
  return [
    ...(otherLocales.length === 0
      ? [{ find: '@locales/otherLanguage.ts', replacement: alone }]
      : []),
    { find: /^@locales\/(.+)\.ts$/, replacement: here(`../locales/${language}/$1${extension}`) },
    { find: /^@locales\//, replacement: here(`../locales/${language}/`) },
  ];
}

/** @throws Error that says which content a page or a language of the institute lacks. */
export function checkContent(
  root: string,
  { without = [], otherLocales = [] }: Pick<Institute, 'without' | 'otherLocales'>,
): void {
  for (const { name, page } of absentIn(root)) {
    if (page === undefined || without.includes(page)) continue;
    throw new Error(
      `src/content/${name}.ts is missing. Write it, or do without the page: without: ['${page}'] in src/institute.ts.`,
    );
  }
  for (const locale of otherLocales) {
    const file = `src/${languageOfLocale(locale)}/institute.ts`;
    if (existsSync(path.join(root, file))) continue;
    throw new Error(`${file} is missing: it exports \`institute\` with locale '${locale}'.`);
  }
}

/** Makes Node resolve these aliases as well, to run the pages' modules without a build. */
export function findSiteModules(
  root: string,
  aliases: readonly Alias[] = [...siteAlias(root), ...localesAlias({ locale: 'en-IN' })],
  other?: string,
): void {
  registerHooks({
    resolve(name, context, next) {
      const file = aliased(name, aliases);
      const found = next(file === undefined ? name : pathToFileURL(file).href, context);
      if (other === undefined || !found.url.startsWith('file:')) return found;
      const importer = context.parentURL?.startsWith('file:')
        ? fileURLToPath(context.parentURL)
        : '';
      const replacement = overlaid(root, other, fileURLToPath(found.url), importer);
      return replacement === undefined ? found : next(pathToFileURL(replacement).href, context);
    },
  });
}
