import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setu } from '../../packages/ui/src/theme/setu.ts';

const site = path.resolve(import.meta.dirname, '../../site');
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

// Browsers colour their own bars before any stylesheet has come.
test("the theme's colours are those of the document and the manifest", () => {
  const manifest = JSON.parse(read('public/site.webmanifest')) as Record<string, unknown>;
  expect(manifest['theme_color']).toBe(setu.light.brand);
  expect(manifest['background_color']).toBe(setu.light.paper);
  const document = read('src/frame/Document.tsx');
  expect(/name="theme-color" content="(.*?)"/.exec(document)?.[1]).toBe(setu.light.brand);
});
