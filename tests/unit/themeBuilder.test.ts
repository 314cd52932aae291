import { expect, test } from 'vitest';
import { deriveTheme } from '../../packages/ui/src/deriveTheme.ts';
import { fonts } from '../../stories/builder/examples.ts';
import { writeMakeTheme } from '../../stories/builder/writeMakeTheme.ts';

const { light, dark } = deriveTheme({ brand: '#0f4a35', accent: '#f2c14e' });
const font = { heading: fonts['Georgia (serif)'], body: fonts['System (sans)'] };

/** `npm run test:consumers` type-checks, builds and opens the example. */
test('what the theme builder writes is what an example wears, word for word', async () => {
  await expect(writeMakeTheme({ name: 'meadow', light, dark, font })).toMatchFileSnapshot(
    '../../examples/vite/src/meadow.ts',
  );
});

test('a name becomes a name of JavaScript, and quotes stay within their text', () => {
  const code = writeMakeTheme({
    name: 'spring-meadow-2',
    light,
    dark,
    font: { heading: `"Rock 'n' Roll", serif` },
  });
  expect(code).toContain('export const springMeadow2 = makeTheme({\n');
  expect(code).toContain(String.raw`heading: '"Rock \'n\' Roll", serif',`);
});
