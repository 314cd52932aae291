import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPublicExports, sourceFolder } from '../../packages/ui/build/publicSurface.ts';
import type { CatalogueEntry } from './entry.ts';
import { readHistory } from './history.ts';
import { kindOf } from './kinds.ts';
import { readStories } from './readStories.ts';
import { readTypes } from './readTypes.ts';
import { judge } from './status.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/**
 * Every component that the package exports, by name, with what its guide, its stories, its tests, the
 * changelog and the changesets tell of it.
 *
 * @throws with the component's name when one of them cannot be read.
 */
export function readCatalogue(): CatalogueEntry[] {
  const changelog = read('packages/ui/CHANGELOG.md');
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map(read);
  const publicExports = readPublicExports();
  return publicExports
    .filter(({ source, typeOnly }) => !typeOnly && /^components\/.*\.tsx$/.test(source))
    .flatMap(({ source, names }) => names.map((name) => ({ name, source })))
    .filter(({ name }) => /^[A-Z]/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, source }) => {
      const code = readFileSync(path.join(sourceFolder, source), 'utf8');
      const folder = path.dirname(source);
      const history = readHistory(name, changelog, changesets);
      const { guide, props, stories, playing } = readStories(
        read(`stories/components/${name}.stories.tsx`),
      );
      const tests = titlesOfTests(folder);
      const hasFixture = textsOf(`${folder}/*.fixture.tsx`).some((text) =>
        text.includes(`name: '${name}'`),
      );
      const kind = kindOf(name);
      const { description, deprecated } = readDocstring(code, name);
      return {
        name,
        kind,
        entry: `@setu/ui/${path.basename(folder)}`,
        description,
        guide,
        types: publicExports
          .filter(
            (one) => one.source === source || (one.typeOnly && path.dirname(one.source) === folder),
          )
          .map((one) =>
            readTypes(readFileSync(path.join(sourceFolder, one.source), 'utf8'), one.names),
          )
          .join('\n\n'),
        props,
        stories,
        playing,
        tests,
        history,
        ...judge({
          history,
          deprecated,
          filed: kind !== 'New',
          hasFixture,
          tests,
          stories,
          contract: guide.accessibility,
        }),
      };
    });
}

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: sourceFolder })
    .toSorted()
    .map((file) => readFileSync(path.join(sourceFolder, file), 'utf8'));

/** Of the tests in its folder: `it('title'`, `test('title'`, `test.for(…)('title'`. */
function titlesOfTests(folder: string): string[] {
  return textsOf(`${folder}/*.test.tsx`)
    .flatMap((text) => [
      ...text.matchAll(/\b(?:it|test)(?:\.(?:for|each)\([^)]*\))?\(\s*(['"`])(.+?)\1,/g),
    ])
    .map(([, , title = '']) => title.replaceAll("\\'", "'"));
}

/** The comment above the component: what it does, as one line, and whether it is on its way out. */
function readDocstring(code: string, name: string): { description: string; deprecated: boolean } {
  const before = code.slice(
    0,
    code.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm')),
  );
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const [description = ''] = lines
    .join('\n')
    .trim()
    .split(/\n\n|\n?@/);
  return {
    description: description.replaceAll('\n', ' '),
    deprecated: comment.includes('@deprecated'),
  };
}
