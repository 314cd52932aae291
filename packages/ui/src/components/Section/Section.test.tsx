import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Section } from './Section.tsx';

test('is a region named by its heading', async () => {
  await renderAndHydrate(
    <Section
      id="resources"
      heading="Free resources"
      intro="Ready to read."
      action={{ label: 'All resources', href: '/resources' }}
    >
      Content
    </Section>,
  );
  const region = page.getByRole('region', { name: 'Free resources' });
  await expect.element(region).toHaveAttribute('id', 'resources');
  await expect.element(region.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(region.getByText('Ready to read.')).toBeVisible();
  await expect
    .element(region.getByRole('link', { name: 'All resources' }))
    .toHaveAttribute('href', '/resources');
});

test('takes its place in the order of headings', async () => {
  await renderAndHydrate(
    <Section heading="Inner" headingLevel={3} tone="brand">
      Content
    </Section>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'Inner' })).toBeVisible();
});
