import { expect, test, vi } from 'vitest';
import { institute } from '@site/institute.ts';

async function mistakes(more: readonly string[], words: object) {
  vi.resetModules();
  const results = [...(institute.results ?? []), ...more];
  vi.doMock('@site/institute.ts', () => ({ institute: { ...institute, results } }));
  vi.doMock('@site/content/pages.ts', () => ({ ownWords: words }));
  const { contentMistakes } = await import('./contentMistakes.ts');
  return contentMistakes().map(({ kind, file, line, what }) => `${file}:${line} ${kind}: ${what}`);
}

test('results and pages that the files of an institute do not share are named', async () => {
  expect(await mistakes([], { about: { text: 'We teach.' } })).toEqual([]);
  expect(await mistakes(['upsc-2025-results'], { aboutt: { text: 'We teach.' } })).toEqual([
    expect.stringMatching(
      /^src\/institute\.ts:1 mistake: src\/content\/results\.ts lacks the result upsc-2025-results\./,
    ),
    expect.stringMatching(
      /^src\/content\/pages\.ts:1 mistake: .+ has words for 'aboutt', which is none of home, about, /,
    ),
  ]);
});
