import { expect, test } from 'vitest';
import { emulate, page, renderAndHydrate } from '../../testing/browser.ts';
import { DayNav } from './DayNav.tsx';

test('leads to the day before and the day after', async () => {
  const [previous, next] = ['2026-11-18', '2026-11-20'].map((day) => ({ day, href: `/${day}` }));
  await renderAndHydrate(<DayNav previous={previous} next={next} />);
  const nav = page.getByRole('navigation', { name: 'Other days' });
  const links = nav.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.rel])).toEqual([
    ['Previous day 18 November 2026', '/2026-11-18', 'prev'],
    ['Next day 20 November 2026', '/2026-11-20', 'next'],
  ]);
  await emulate('print');
  await expect.element(nav).not.toBeInTheDocument();
});
