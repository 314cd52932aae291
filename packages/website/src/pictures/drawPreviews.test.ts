import { expect, test, vi } from 'vitest';
import { nameSizeOf } from './drawPreviews.ts';

test.each([
  ['Setu', 120],
  ['Meadow Academy', 50],
  ['Meadow Memorial National Institute for Civil Services', 36],
])('the name %s is set in %i px', (name, size) => {
  expect(nameSizeOf(name)).toBe(size);
});

test('without a picture of its own the practice page is shared with that of the home page', async () => {
  vi.doMock('@site/content/pages.ts', () => ({ ownWords: {} }));
  const { drawings } = await import('./drawings.ts');
  expect(drawings.find(({ src }) => src.endsWith('/practice.png'))?.art).toBe(drawings[0]?.art);
});
