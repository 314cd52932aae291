import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { CategoryFilter } from './CategoryFilter.tsx';

const options = [
  { label: 'All Courses', href: '/', current: false },
  { label: 'BPSC', href: '/?category=BPSC', current: true },
];

test('offers the categories as links and tells the current one', async () => {
  await render(<CategoryFilter label="Categories" options={options} />);
  const filter = page.getByRole('navigation', { name: 'Categories' });
  const all = filter.getByRole('link', { name: 'All Courses' });
  const current = filter.getByRole('link', { name: 'BPSC' });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await expect.element(current).toHaveAttribute('href', '/?category=BPSC');
  await expect.element(all).not.toHaveAttribute('aria-current');
  for (const link of [all, current])
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
