import { expect, test } from 'vitest';
import { expectHeading, page, renderAndHydrate } from '../../testing/browser.ts';
import { Prose } from './Prose.tsx';

test('sets plain elements, at a length of line that reads well', async () => {
  await page.viewport(1440, 900);
  const text = 'People who have read widely, think clearly and listen well. '.repeat(40);
  await renderAndHydrate(
    <Prose>
      <h2>Our vision</h2>
      <p>{text}</p>
    </Prose>,
  );
  await expectHeading(2, 'Our vision');
  const range = document.createRange();
  range.selectNodeContents(page.getByRole('paragraph').element());
  const lines = new Set([...range.getClientRects()].map((line) => line.top)).size;
  // 70 in the shipped font; a machine's fallback font may be narrower.
  expect(text.length / lines).toBeGreaterThan(55);
  expect(text.length / lines).toBeLessThan(95);
});
