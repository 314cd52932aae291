import { expect, test } from 'vitest';
import { librarySource } from '../../../ui/build/librarySource.ts';
import type { Institute } from '../instituteTypes.ts';
import { readTheme } from './readTheme.ts';

const read = (theme: Institute['theme']) => readTheme(theme, librarySource);

test('a shipped theme is what the library has', async () => {
  const { definition, makeTheme, usesOurFonts } = await read('setu');
  expect(definition.light.brand).toBe('#1f1d52');
  expect(usesOurFonts).toBe(true);
  expect(makeTheme(definition).css).toContain('#1f1d52');
  expect(await read('sangam')).toMatchObject({
    definition: { name: 'sangam' },
    usesOurFonts: false,
  });
});

test('two colours make a whole theme, in which single ones may be others', async () => {
  const { definition, makeTheme, usesOurFonts } = await read({
    brand: '#0f4a35',
    accent: '#f2c14e',
    dark: { brand: '#000000' },
  });
  expect(definition.name).toBe('institute');
  expect(definition.light.brand).toBe('#0f4a35');
  expect(definition.dark.brand).toBe('#000000');
  expect(usesOurFonts).toBe(true);
  expect(() => makeTheme(definition)).not.toThrow();
});

test('with fonts of its own an institute is not set in ours', async () => {
  const font = { heading: 'Georgia, serif', body: 'system-ui' };
  const { usesOurFonts } = await read({ brand: '#0f4a35', accent: '#f2c14e', font });
  expect(usesOurFonts).toBe(false);
});
