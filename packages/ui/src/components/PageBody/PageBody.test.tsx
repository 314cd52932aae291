import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { PageBody } from './PageBody.tsx';

test('keeps space between its parts and off the edges of the window', async () => {
  await page.viewport(320, 700);
  await render(
    <PageBody id="body">
      <p>First</p>
      <p>Second</p>
    </PageBody>,
  );
  const first = page.getByText('First').element().getBoundingClientRect();
  const second = page.getByText('Second').element().getBoundingClientRect();
  expect(second.top - first.bottom).toBeGreaterThanOrEqual(32);
  expect(first.left).toBeGreaterThanOrEqual(16);
  expect(document.getElementById('body')?.contains(page.getByText('First').element())).toBe(true);
});
