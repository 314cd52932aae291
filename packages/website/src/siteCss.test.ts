import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('site.css', import.meta.url), 'utf8');

test('the site has no colours and no fonts beside those of the theme', () => {
  const themed = [...css.matchAll(/\b(?:[\w-]*color|background|fill|font-family): ([^;]+);/g)];
  expect(themed.map(([, value]) => value).filter((value) => !value?.startsWith('var('))).toEqual(
    [],
  );
  expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i);
});
