import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Institute, OptionalPage } from './contract.ts';

/** Content that an institute may do without, and the page that shows nothing else. */
const optional: readonly { file: string; page?: OptionalPage }[] = [
  { file: 'career.ts', page: 'career' },
  { file: 'pages.ts' },
  { file: 'results.ts', page: 'selections' },
  { file: 'scholarship.ts', page: 'scholarship' },
  { file: 'testimonials.ts' },
];

const absentIn = (root: string) =>
  optional.filter(({ file }) => !existsSync(path.join(root, 'src/content', file)));

/** The modules of an institute's own folder, as the pages name them; an empty one for content that it has not. */
export const siteAlias = (root: string) => [
  ...absentIn(root).map(({ file }) => ({
    find: `@site/content/${file}`,
    replacement: fileURLToPath(new URL(`absent/${file}`, import.meta.url)),
  })),
  { find: /^@site\//, replacement: `${path.join(root, 'src')}/` },
];

/** The website's own words in one language, as the pages name them: a folder of `texts` each. */
export const textsAlias = (language: Institute['language']) => ({
  find: /^@texts\//,
  replacement: fileURLToPath(new URL(`texts/${language}/`, import.meta.url)),
});

/** @throws Error that says which content a page of the institute lacks. */
export function checkContent(root: string, without: readonly OptionalPage[] = []): void {
  for (const { file, page } of absentIn(root)) {
    if (page === undefined || without.includes(page)) continue;
    throw new Error(
      `src/content/${file} is missing. Write it, or do without the page: without: ['${page}'] in src/institute.ts.`,
    );
  }
}
