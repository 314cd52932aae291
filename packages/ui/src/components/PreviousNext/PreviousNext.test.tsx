import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { PreviousNext } from './PreviousNext.tsx';

test('leaves the half of a missing one empty', async () => {
  await page.viewport(1024, 700);
  const newer = { title: 'Rivers and संसद', href: 'https://example.com/3' };
  await renderAndHydrate(<PreviousNext next={newer} />);
  const { left, width } = page.getByRole('navigation').element().getBoundingClientRect();
  const next = page.getByRole('link', { name: 'Next article Rivers and संसद' });
  await expect.element(next).toHaveAttribute('href', newer.href);
  expect(next.element().querySelector('[lang=hi]')?.textContent).toBe('संसद');
  expect(next.element().getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
});
