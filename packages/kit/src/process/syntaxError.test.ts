import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { syntaxErrorIn } from './syntaxError.ts';
import { loadSite } from './loadSite.ts';

const root = mkdtempSync(path.join(tmpdir(), 'words-'));
mkdirSync(path.join(root, 'src/content'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

test('an apostrophe that ends a text: the file, the line, the place and what to do', async () => {
  write('src/content/home.ts', `export const hero = {\n  text: 'Today's news',\n};\n`);
  const error = await syntaxErrorIn(root);
  expect(error?.message).toMatch(/^src\/content\/home\.ts, line 2: Expected/);
  expect(error?.message).toContain("\n    text: 'Today's news',\n                 ^\n");
  expect(error?.message).toContain('Use double quotes for a text with an apostrophe');
});

test('words that can be read: nothing', async () => {
  write('src/content/home.ts', `export const hero = {\n  text: "Today's news",\n};\n`);
  expect(await syntaxErrorIn(root)).toBeUndefined();
});

test('a site that cannot be loaded says so in these words', async () => {
  write('src/content/home.ts', 'export const hero = {};');
  write('src/institute.ts', `export const institute = {\n  name: 'St. John's',\n};\n`);
  write(
    'site.config.ts',
    `import { institute } from './src/institute.ts';\nexport default institute;`,
  );
  await expect(loadSite(root)).rejects.toThrow('src/institute.ts, line 2: ');
});
