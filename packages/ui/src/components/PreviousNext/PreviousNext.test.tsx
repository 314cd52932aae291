import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { PreviousNext } from './PreviousNext.tsx';

const older = { title: 'The soils of India', href: '/article/1' };
const newer = { title: 'Rivers and संसद', href: 'https://example.com/3' };

const nav = page.getByRole('navigation', { name: 'Previous and next article' });
const previous = nav.getByRole('link', { name: 'Previous article The soils of India' });
const next = nav.getByRole('link', { name: 'Next article Rivers and संसद' });

test('leads to what was published before and after', async () => {
  await renderAndHydrate(<PreviousNext previous={older} next={newer} />);
  await expect.element(previous).toHaveAttribute('href', '/article/1');
  await expect.element(next).toHaveAttribute('href', 'https://example.com/3');
  expect(next.element().querySelector('[lang=hi]')?.textContent).toBe('संसद');
});

test('leaves the half of a missing one empty', async () => {
  await page.viewport(1024, 700);
  await renderAndHydrate(<PreviousNext next={newer} />);
  expect(nav.getByRole('link').elements()).toHaveLength(1);
  const { left, width } = nav.element().getBoundingClientRect();
  expect(next.element().getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
});

test('stands in one column where there is no room for two', async () => {
  await page.viewport(320, 700);
  await renderAndHydrate(<PreviousNext previous={older} next={newer} />);
  const [first, second] = [previous, next].map((link) => link.element().getBoundingClientRect());
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  expect(second?.width).toBe(first?.width);
});
