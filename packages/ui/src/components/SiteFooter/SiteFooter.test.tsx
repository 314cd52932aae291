import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { type SiteFooterProps, SiteFooter } from './SiteFooter.tsx';

const props: SiteFooterProps = {
  contact: [
    { label: 'Helpline', value: '1800', href: 'tel:1800' },
    { label: 'Hiring', value: 'hiring@institute.example', href: 'mailto:hiring@institute.example' },
  ],
  linkGroups: [{ heading: 'Quick links', links: [{ title: 'About', href: '/about' }] }],
  socialLinks: [],
  copyright: '© 2026 Setu',
};

test('on a phone keeps an e-mail address on one line', async () => {
  await page.viewport(320, 800);
  await renderAndHydrate(<SiteFooter {...props} />);
  const heightOf = (name: string) =>
    page.getByRole('link', { name }).element().getBoundingClientRect().height;
  expect(heightOf('hiring@institute.example')).toBe(heightOf('1800'));
});

test.for(['ltr', 'rtl'])('on a phone what unfolds a list points down, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(360, 800);
  const { container } = await renderAndHydrate(<SiteFooter {...props} />);
  const summary = container.querySelector('summary') as HTMLElement;
  const { rotate, borderRightWidth, borderBottomWidth } = getComputedStyle(summary, '::after');
  expect([rotate, borderRightWidth, borderBottomWidth]).toEqual(['45deg', '2px', '2px']);
});
