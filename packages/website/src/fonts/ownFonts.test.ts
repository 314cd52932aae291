import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeOwnFonts } from './ownFonts.ts';
import { codePointsOf } from './subsets.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(root, { recursive: true }));

const require = createRequire(import.meta.url);
const [devanagari, serif] = [
  'noto-sans-devanagari/devanagari-wght',
  'source-serif-4/latin-wght',
].map((name, index) => {
  const [font = '', face = ''] = name.split('/');
  const folder = path.dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const file = `${index}.woff2`;
  copyFileSync(path.join(folder, 'files', `${font}-${face}-normal.woff2`), path.join(root, file));
  return file;
}) as [string, string];

const heading = {
  family: 'Meadow Serif',
  kind: 'serif' as const,
  files: [{ file: serif, weight: '400 700' }],
};

test('a font is cut, named, preloaded, and the device’s fonts are matched to it', async () => {
  const own = await makeOwnFonts(root, { locale: 'en-IN', fonts: { heading } });
  const [address = '', content] = [...own.files][0] ?? [];
  expect(own.files.size).toBe(1);
  expect(address).toMatch(/^\/fonts\/own-latin-[\da-f]{10}\.woff2$/);
  expect(codePointsOf(content ?? Buffer.alloc(0))).toContain(0x41);
  expect(own.css).toContain("font-family: 'Meadow Serif';");
  expect(own.css).toContain(`url('${address}')`);
  expect(own.css).toMatch(/'Meadow Serif Fallback 2';[^}]*size-adjust: \d+\.\d+%/);
  expect(own.preload).toEqual({ heading: [address] });
  expect(own.stacks.heading).toMatch(/^"Meadow Serif", "Text Devanagari", .*Georgia, serif$/);
  expect(own.stacks.body).toBeUndefined();
});

test('a Hindi site fetches the Devanagari at once', async () => {
  const body = { family: 'Meadow Hindi', kind: 'sans' as const, files: [{ file: devanagari }] };
  const own = await makeOwnFonts(root, { locale: 'hi-IN', fonts: { body } });
  expect(own.preload.body).toEqual([expect.stringContaining('/fonts/own-devanagari-')]);
  const latinOnly = { ...body, subset: ['latin'] as const };
  const cut = await makeOwnFonts(root, { locale: 'hi-IN', fonts: { body: latinOnly } });
  expect([...cut.files.keys()].join()).not.toContain('devanagari');
});

test('without fonts of its own nothing is added', async () => {
  const own = await makeOwnFonts(root, { locale: 'en-IN' });
  expect([own.css, own.files.size, own.stacks]).toEqual(['', 0, {}]);
});

test('a file that is not there, and one that is no font, are named', async () => {
  const made = (file: string) =>
    makeOwnFonts(root, { locale: 'en-IN', fonts: { heading: { ...heading, files: [{ file }] } } });
  await expect(made('fonts/gone.woff2')).rejects.toThrow(
    "fonts.heading of src/institute.ts: there is no fonts/gone.woff2 in the site's folder.",
  );
  writeFileSync(path.join(root, 'word.ttf'), 'no font');
  await expect(made('word.ttf')).rejects.toThrow('word.ttf is no font.');
});
