import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { SiteFooter } from './SiteFooter.tsx';

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

test.for(['ltr', 'rtl'])('on a phone what unfolds a list points down, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(360, 800);
  const { container } = await renderAndHydrate(
    <SiteFooter
      contact={[]}
      linkGroups={[{ heading: 'Quick links', links: [{ title: 'About', href: '/about' }] }]}
      socialLinks={[]}
      copyright="© 2026 Setu"
    />,
  );
  const summary = container.querySelector('summary') as HTMLElement;
  const { rotate, borderRightWidth, borderBottomWidth } = getComputedStyle(summary, '::after');
  expect([rotate, borderRightWidth, borderBottomWidth]).toEqual(['45deg', '2px', '2px']);
});
