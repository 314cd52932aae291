import { Resvg } from '@resvg/resvg-js';
import { setu } from '@setu/ui/deriveTheme';
import { expect, test } from 'vitest';
import { drawnPictures } from './drawWithoutBrowser.ts';
import { lookOf } from './look.ts';

/** The red of each pixel of a PNG in its row 290, which is 1,200 pixels wide. */
function redsOf(png: Buffer | undefined): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png?.toString('base64')}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: 1_200 }, (_, x) => pixels[(290 * 1_200 + x) * 4] ?? 0);
}

test.each([
  ['square', 1, 450, 750],
  ['wide', 8, 200, 1_000],
])('a shared link shows a %s logo as large as there is room', (_shape, ratio, left, right) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1"><path fill="#fff" d="M0 0h${ratio}v1H0z"/></svg>`;
  const reds = redsOf(drawnPictures['/social-card.png']?.(lookOf(setu, logo)));
  expect([reds.indexOf(255), reds.lastIndexOf(255) + 1]).toEqual([left, right]);
});
