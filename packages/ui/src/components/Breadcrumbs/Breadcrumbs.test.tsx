import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('links to the pages above and marks this one', async () => {
  await renderAndHydrate(
    <Breadcrumbs
      items={[
        { title: 'Home', href: '/' },
        { title: 'Courses', href: '/courses' },
        { title: 'BPSC' },
      ]}
    />,
  );
  const nav = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(nav.getByRole('link').all()).toHaveLength(2);
  expect(nav.getByRole('listitem').all()).toHaveLength(3);
  await expect.element(nav.getByText('BPSC')).toHaveAttribute('aria-current', 'page');
});

test('is nothing without items', async () => {
  const { html } = await renderAndHydrate(<Breadcrumbs items={[]} />);
  expect(html).toBe('');
});
