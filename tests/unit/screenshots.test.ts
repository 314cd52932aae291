import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { placeOf, prefixes } from '../../stories/catalogue/kinds.ts';
import { modes } from '../../stories/looks.ts';
import { readComponents } from '../../packages/ui/build/publicSurface.ts';
import { read, root } from '../support/repository.ts';

const trees = path.join(root, 'tests/trees');

/** Paths such as `primitives-notice/failed-768-light.png`, as tests/setup/storybook.ts names them. */
const pictures = globSync('*/*.png', { cwd: path.join(root, 'tests/screenshots') });

const files = globSync('stories/**/*.stories.tsx', { cwd: root });

const stories = files.flatMap((file) => {
  const code = read(file);
  const [, folder = ''] = file.split(path.sep);
  const ofPlace = `${prefixes[folder]}/${path.basename(file, '.stories.tsx')}`;
  const [, title = ofPlace] = /^ {2}title: '([^']+)'/m.exec(code) ?? [];
  return [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
});

test('every component is pictured', () => {
  const folders = new Set(pictures.map((picture) => path.dirname(picture)));
  const without = readComponents().filter((component) => !folders.has(placeOf(component).id));
  expect(without).toEqual([]);
});

test('every page is pictured in both modes', () => {
  const without = stories
    .filter((id) => id.startsWith('pages-'))
    .flatMap((id) =>
      ['1280-light', '320-dark'].map((look) => `${id.replace('--', '/')}-${look}.png`),
    )
    .filter((picture) => !pictures.includes(picture));
  expect(without).toEqual([]);
});

test('no picture is left of a story that has gone', () => {
  const looks = Object.keys(modes).map((look) => look.replaceAll(' ', '-'));
  const known = new Set(
    stories.flatMap((id) => looks.map((look) => `${id.replace('--', '/')}-${look}.png`)),
  );
  expect(pictures.filter((picture) => !known.has(picture))).toEqual([]);
});

test('every story has its tree, and no tree is left of one that has gone', () => {
  const tested = files.flatMap((file) => {
    const names = read(file).matchAll(/^export const (\w+)(?!.*'!test')/gm);
    return Array.from(names, ([, name = '']) => `${file}: ${storyNameFromExport(name)}`);
  });
  const kept = globSync('**/*.snap', { cwd: trees, exclude: ['e2e/**'] }).flatMap((file) => {
    const names = readFileSync(path.join(trees, file), 'utf8').matchAll(/^exports\[`(.+) 1`\]/gm);
    return Array.from(
      names,
      ([, name]) => `stories/${file.replace('.snap', '.stories.tsx')}: ${name}`,
    );
  });
  expect(kept.toSorted()).toEqual(tested.toSorted());
});

test('together they weigh little enough for every visitor', () => {
  const bytes = pictures.map(
    (picture) => statSync(path.join(root, 'tests/screenshots', picture)).size,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(11_000_000);
});
