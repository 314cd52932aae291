import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Pagination } from './Pagination.tsx';

const at = (current: number, pageCount: number) => (
  <Pagination
    page={current}
    pageCount={pageCount}
    hrefFor={(number) => `?page=${number}`}
    label="Pages of articles"
  />
);
const names = () =>
  page
    .getByRole('link')
    .all()
    .map((link) => link.element().ariaLabel ?? link.element().textContent);

test('leaves out no single page', async () => {
  await page.viewport(1024, 700);
  await renderAndHydrate(at(4, 5));
  const numbers = [1, 2, 3, 4, 5].map((number) => `Page ${number}`);
  expect(names()).toEqual(['Previous', ...numbers, 'Next']);
});

test.each([1, Number.NaN])('is nothing when there is nothing to turn to: %d', async (pageCount) => {
  const { html } = await renderAndHydrate(at(1, pageCount));
  expect(html).toBe('');
});

test('fits one row at 320 px, with targets for a thumb and the names kept', async () => {
  await page.viewport(320, 640);
  document.body.style.margin = '0 16px';
  await renderAndHydrate(at(7, 20));
  expect(names()).toEqual(['Previous', 'Page 1', 'Page 7', 'Page 20', 'Next']);
  const boxes = page
    .getByRole('link')
    .all()
    .map((link) => link.element().getBoundingClientRect());
  expect(new Set(boxes.map((box) => box.top)).size).toBe(1);
  for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
});

test('writes the numbers of pages as the locale does', async () => {
  await renderAndHydrate(<UiProvider locale="hi-u-nu-deva">{at(1, 2)}</UiProvider>);
  await expect.element(page.getByRole('link', { name: 'Page २' })).toMatchTextContent('२');
});
