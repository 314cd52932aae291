import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readComponents,
  readParts,
  readPublicExports,
  sourceFolder,
} from '../../packages/ui/build/publicSurface.ts';
import { readHistory, statusOf } from './history.ts';
import { readGuide } from './readGuide.ts';
import { readTypes, typesBehind } from './readTypes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All data of one component, read from its own files. */
export type CatalogueEntry = ReturnType<typeof readCatalogue>[number];

/**
 * Every component that the package exports, sorted by name, with the data of its stories, its source, the
 * changelog and the changesets.
 *
 * @throws with the component's name when one of them cannot be read.
 */
export function readCatalogue() {
  const changelog = read('packages/ui/CHANGELOG.md');
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map(read);
  const publicExports = readPublicExports();
  const declared = globSync('{components,internal,theme}/**/*.{ts,tsx}', {
    cwd: sourceFolder,
    exclude: ['**/*.{css,fixture,test}.*'],
  }).flatMap((file) => readTypes(readSource(file)));
  return readComponents(publicExports)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, source, tier }) => {
      const [stories = ''] = globSync(`stories/${tier}/*/${name}.stories.tsx`, { cwd: root });
      const history = readHistory(name, changelog, changesets);
      const { description, deprecated } = readDocstring(readSource(source), name);
      return {
        name,
        tier,
        /** Its group in the gallery, a name of `kinds`. */
        kind: path.basename(path.dirname(stories)),
        /** The entry that exports it alone: `@setu/ui/CourseCard`. */
        entry: `@setu/ui/${path.basename(path.dirname(source))}`,
        description,
        guide: readGuide(read(stories)),
        /** The source of its props' type and of the types that this names, with their comments. */
        types: unique(
          [{ name, source }, ...readParts(source, publicExports)].flatMap((part) =>
            typesBehind(`${part.name}Props`, declared),
          ),
        ),
        history,
        status: statusOf(history, deprecated),
      };
    });
}

const unique = (types: readonly string[]) => [...new Set(types)];

const readSource = (file: string) => readFileSync(path.join(sourceFolder, file), 'utf8');

/** The comment above the component: its description as one line, and whether it is deprecated. */
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
