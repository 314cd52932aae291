import { expect, inject, test } from 'vitest';
import { linksIn, partOf, readPage } from '../../support/http/html.ts';

const siteUrl = inject('siteUrl');

const articlePath = '/daily-current-affairs-analysis/1';

test.each([
  // The canonical address, whichever address was opened.
  ['/article/1', articlePath, 'How Parliament Passes a Money Bill'],
  ['/GS-Foundation-Online', '/gs-foundation-online', 'General Studies Foundation (Online)'],
  ['/selections/upsc-2024-results', '/upsc-2024-results', 'UPSC 2024 Results'],
])('%s is passed on as %s, by plain links', async (path, canonical, title) => {
  const { html } = await readPage(siteUrl + path);
  const links = linksIn(partOf(html, 'main')).map(({ name, href }) => ({
    name,
    ...Object.fromEntries(new URL(href, siteUrl).searchParams),
  }));
  expect(links).toContainEqual({ name: 'WhatsApp', text: `${title}\n${siteUrl}${canonical}` });
  expect(links).toContainEqual({ name: 'Telegram', url: siteUrl + canonical, text: title });
});

test.each(['/selections/upsc-1999-results', '/no/such/page', '/article/99999', '/contact'])(
  '%s, where there is nothing to pass on, has none of it',
  async (path) => {
    expect((await readPage(siteUrl + path)).html).not.toContain('Share this page');
  },
);

test('a course says whom to ask, twice, with its name and address already written', async () => {
  const { html } = await readPage(`${siteUrl}/GS-Foundation-Online`);
  const links = linksIn(partOf(html, 'main'));
  const asks = links.filter(({ name }) => name === 'Ask about this course');
  expect(asks).toHaveLength(2);
  for (const { href } of asks) {
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe('https://wa.me/910000000004');
    expect(searchParams.get('text')).toBe(
      `Hello, I have a question about the course “General Studies Foundation (Online)”.\n${siteUrl}/gs-foundation-online`,
    );
  }
  const calls = links.filter(({ href }) => href === 'tel:+910000000000');
  expect(calls.map(({ name }) => name)).toEqual(Array(2).fill('Call +91 00000 00000'));
});
