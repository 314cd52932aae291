import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Too long for a line. */
const title = 'Tied or untied: reading the argument over grants to the States, line by line';
const current = page.getByText(title);

const renderAt = async (width: number) => {
  await page.viewport(width, 700);
  const { container } = await renderAndHydrate(
    <Breadcrumbs
      items={[
        { title: 'Home', href: '/' },
        { title: 'Daily Current Affairs Analysis', href: '/list' },
        { title },
      ]}
    />,
  );
  const line = page.getByRole('link', { name: 'Home' }).element().closest('li')?.offsetHeight;
  expect(container.querySelector('ol')?.offsetHeight).toBe(line);
  expect(document.documentElement.scrollWidth).toBe(width);
  await expect.element(current).toHaveAttribute('aria-current', 'page');
};

test('leaves this page to its heading on a phone, but says it to screen readers', async () => {
  await renderAt(320);
  const item = current.element().closest('li');
  expect(item && getComputedStyle(item).clipPath).toBe('inset(50%)');
});

test('cuts this page off where there is room for a part of it', async () => {
  await renderAt(600);
  const { clientWidth, scrollWidth } = current.element();
  expect(clientWidth).toBeGreaterThan(100);
  expect(scrollWidth).toBeGreaterThan(clientWidth);
});
