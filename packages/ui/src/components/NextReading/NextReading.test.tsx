import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { NextReading } from './NextReading.tsx';

const back = { label: 'Daily desk', href: '/daily' };
const links = page.getByRole('navigation', { name: "Next in the day's reading" }).getByRole('link');

test('leads to what is next, pressed anywhere, and back', async () => {
  await renderAndHydrate(
    <NextReading
      heading="Next in the day's reading"
      position="3 of 6"
      next={{ title: 'भारत की नदियाँ', href: '#next' }}
      back={back}
    />,
  );
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['#next', '/daily']);
  await expect.element(page.getByText('3 of 6')).toBeVisible();
  await expect.element(page.getByText('भारत की नदियाँ')).toHaveAttribute('lang', 'hi');
  await userEvent.click(page.getByText("Next in the day's reading"), { force: true });
  expect(location.hash).toBe('#next');
});
