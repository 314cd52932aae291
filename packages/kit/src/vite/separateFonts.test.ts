import { expect, test } from 'vitest';
import { splitFonts } from './separateFonts.ts';

test('takes the fonts out of a stylesheet, and drops those that it does not name', () => {
  const latin = '@font-face{font-family:"Our F";src:url(f);unicode-range:U+20-7E}';
  const devanagari = '@font-face{font-family:Our F;src:url(g)}';
  const css = `${latin}.a{top:0}@font-face{font-family:G;src:url(h)}${devanagari}.b{font-family:"Our F"}`;
  expect(splitFonts(css)).toEqual({
    fonts: latin + devanagari,
    rules: '.a{top:0}.b{font-family:"Our F"}',
  });
});
