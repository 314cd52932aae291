import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('on a phone folds its lists of links, each under its heading, and ends on its settings', async () => {
  await page.viewport(360, 800);
  await renderAndHydrate(
    <SiteFooter
      contact={[]}
      linkGroups={[{ heading: 'Quick links', links: [{ title: 'About', href: '/about' }] }]}
      socialLinks={[]}
      copyright="© 2026 Setu"
      settings={<p>Colours</p>}
    />,
  );
  const about = page.getByRole('link', { name: 'About' });
  await expect.element(page.getByRole('heading', { name: 'Quick links' })).toBeVisible();
  expect(about.elements()).toHaveLength(0);
  await userEvent.click(page.getByText('Quick links'), { force: true });
  await expect.element(about).toBeVisible();
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(top('Colours')).toBeGreaterThan(top('© 2026 Setu'));
  await userEvent.click(page.getByText('Quick links'), { force: true });
  await page.viewport(768, 800);
  await expect.element(about).toBeVisible();
  expect(page.getByText('Quick links').elements()).toHaveLength(1);
});

test('leaves out what has nothing in it', async () => {
  await renderAndHydrate(
    <SiteFooter contact={[]} linkGroups={[]} socialLinks={[]} copyright="© 2026" />,
  );
  expect(page.getByRole('heading').all()).toHaveLength(0);
  expect(page.getByRole('navigation').all()).toHaveLength(0);
});

test('on a phone keeps an e-mail address on one line', async () => {
  await page.viewport(320, 800);
  await renderAndHydrate(
    <SiteFooter
      contact={[
        { label: 'Helpline', value: '1800', href: 'tel:1800' },
        {
          label: 'Hiring',
          value: 'hiring@institute.example',
          href: 'mailto:hiring@institute.example',
        },
      ]}
      linkGroups={[]}
      socialLinks={[]}
      copyright="© 2026 Setu"
    />,
  );
  const heightOf = (name: string) =>
    page.getByRole('link', { name }).element().getBoundingClientRect().height;
  expect(heightOf('hiring@institute.example')).toBe(heightOf('1800'));
});
