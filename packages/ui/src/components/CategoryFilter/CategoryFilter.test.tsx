import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../internal/testing/axe.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import '../../internal/testing/theme.ts';
import { CategoryFilter } from './CategoryFilter.tsx';

const options = [
  { label: 'All Courses', href: '/', current: false },
  { label: 'BPSC', href: '/?category=BPSC', current: true },
];

it('offers the categories as links and tells the current one', async () => {
  const { container } = await render(<CategoryFilter label="Categories" options={options} />);
  const filter = page.getByRole('navigation', { name: 'Categories' });
  const all = filter.getByRole('link', { name: 'All Courses' });
  const current = filter.getByRole('link', { name: 'BPSC' });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await expect.element(current).toHaveAttribute('href', '/?category=BPSC');
  await expect.element(all).not.toHaveAttribute('aria-current');
  for (const link of [all, current])
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible(container);
});

it('renders nothing without options', async () => {
  const { container } = await render(<CategoryFilter label="Categories" options={[]} />);
  expect(container.innerHTML).toBe('');
});

it('hydrates, and gives its nav as ref', async () => {
  const ref = createRef<HTMLElement>();
  await renderAndHydrate(<CategoryFilter ref={ref} id="f" label="Categories" options={options} />);
  expect(ref.current?.id).toBe('f');
});
