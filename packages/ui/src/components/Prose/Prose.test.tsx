import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../css/reset.css.ts';
import '../../theme/setu.css.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
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
  await expect.element(page.getByRole('heading', { level: 2, name: 'Our vision' })).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(page.getByRole('paragraph').element());
  const lines = new Set([...range.getClientRects()].map((line) => line.top)).size;
  // 70 in the shipped face; other faces that a machine may have instead run narrower.
  expect(text.length / lines).toBeGreaterThan(55);
  expect(text.length / lines).toBeLessThan(95);
});
