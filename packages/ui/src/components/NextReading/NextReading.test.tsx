import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { NextReading } from './NextReading.tsx';

test('leads to what is next, pressed anywhere, and back', async () => {
  const next = { title: 'भारत की नदियाँ', href: '#next' };
  const back = { label: 'Daily desk', href: '/daily' };
  await renderAndHydrate(<NextReading heading="Next" position="3 of 6" next={next} back={back} />);
  const links = page.getByRole('navigation', { name: 'Next' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#next', '/daily']);
  await expect.element(page.getByText(next.title)).toHaveAttribute('lang', 'hi');
  await userEvent.click(page.getByText('3 of 6'), { force: true });
  expect(location.hash).toBe('#next');
});
