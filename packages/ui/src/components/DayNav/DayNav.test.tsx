import { expect, test } from 'vitest';
import { emulate, page, renderAndHydrate } from '../../testing/browser.ts';
import { DayNav } from './DayNav.tsx';

const previous = { day: '2026-11-18', href: '/daily/2026-11-18' };
const next = { day: '2026-11-20', href: '/daily/2026-11-20' };

test('leads to the day before and the day after', async () => {
  await renderAndHydrate(<DayNav previous={previous} next={next} />);
  const nav = page.getByRole('navigation', { name: 'Other days' });
  const links = nav.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.rel])).toEqual([
    ['Previous day 18 November 2026', '/daily/2026-11-18', 'prev'],
    ['Next day 20 November 2026', '/daily/2026-11-20', 'next'],
  ]);
  await emulate('print');
  await expect.element(nav).not.toBeInTheDocument();
});

test('has one link where there is one day, which may be no safe address', async () => {
  const { container } = await renderAndHydrate(
    <DayNav previous={{ ...previous, href: 'javascript:alert(1)' }} next={next} />,
  );
  expect(container.textContent).toBe('Next day 20 November 2026');
});
