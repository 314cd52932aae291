import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { deriveTheme } from '../../packages/ui/src/deriveTheme.ts';
import { fonts } from '../../stories/builder/examples.ts';
import { writeMakeTheme } from '../../stories/builder/writeMakeTheme.ts';

const { light, dark } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });
const font = { heading: fonts['Georgia serif'], body: fonts['System sans'] };

/** `npm run test:consumers` type-checks, builds and opens the example. */
test('what the theme builder writes is what an example wears, word for word', async () => {
  await expect(writeMakeTheme({ name: 'meadow', light, dark, font })).toMatchFileSnapshot(
    '../../examples/vite/src/meadow.ts',
  );
});

test('a name may be a word of JavaScript, and quotes stay within their text', () => {
  const heading = `"Rock 'n' Roll", serif`;
  const code = writeMakeTheme({ name: 'new', light, dark, font: { heading } });
  expect(stripTypeScriptTypes(code)).toContain("makeTheme({\n  name: 'new',\n");
  expect(code).toContain(String.raw`heading: '"Rock \'n\' Roll", serif',`);
});
