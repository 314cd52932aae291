import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { SiteFooter } from './SiteFooter.tsx';

test('holds the contact lines, the address, both lists of links and the social links', async () => {
  await renderAndHydrate(
    <SiteFooter
      contact={[
        { label: 'Hindi line', value: '+91 00000 00002', href: 'tel:+910000000002' },
        { label: 'Hours', value: '9 to 6' },
      ]}
      address={{ label: 'Delhi office', lines: ['Street 1', 'New Delhi'] }}
      linkGroups={[
        { heading: 'Quick links', links: [{ title: 'About', href: '/about' }] },
        {
          heading: 'Free resources',
          links: [{ title: 'Editorial Analysis', href: '/editorial-analysis' }],
        },
      ]}
      socialLinks={[{ title: 'YouTube', href: 'https://video.example/', icon: 'youtube' }]}
      copyright="© 2026 Setu"
    />,
  );
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name });
  await expect.element(link('+91 00000 00002')).toHaveAttribute('href', 'tel:+910000000002');
  await expect.element(footer.getByText('9 to 6')).toBeVisible();
  await expect.element(footer.getByText('New Delhi')).toBeVisible();
  await expect
    .element(
      footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About' }),
    )
    .toBeVisible();
  await expect
    .element(footer.getByRole('navigation', { name: 'Free resources' }).getByRole('link'))
    .toHaveAttribute('href', '/editorial-analysis');
  await expect
    .element(
      footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link', { name: 'YouTube' }),
    )
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(footer.getByText('© 2026 Setu')).toBeVisible();
});

test('leaves out what has nothing in it', async () => {
  await renderAndHydrate(
    <SiteFooter contact={[]} linkGroups={[]} socialLinks={[]} copyright="© 2026" />,
  );
  expect(page.getByRole('heading').all()).toHaveLength(0);
  expect(page.getByRole('navigation').all()).toHaveLength(0);
});
