import { beforeAll, describe, expect, inject, test } from 'vitest';
import { paths } from '../../../packages/website/src/paths.ts';
import { imagesIn, linksIn, partOf, readPage, textsOf } from '../../support/http/html.ts';

const siteUrl = inject('siteUrl');
const readInHindi = 'हिन्दी में पढ़ें';

/** The addresses among these, without their fragment, that do not answer 200. */
async function dead(addresses: string[]): Promise<string[]> {
  const inside = new Set(
    addresses.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? ''),
  );
  const statuses = await Promise.all(
    [...inside].map(async (href) => `${(await fetch(siteUrl + href)).status} ${href}`),
  );
  return statuses.filter((status) => !status.startsWith('200'));
}

/** The addresses among these that neither stay on the site nor leave it by a known way. */
const odd = (addresses: string[]) =>
  addresses.filter((href) => !/^(?:\/|https:\/\/|tel:\+?\d|mailto:\w)/.test(href));

describe('header and footer', () => {
  let header: { name: string; href: string }[];
  let footer: string;
  beforeAll(async () => {
    const { html } = await readPage(siteUrl);
    header = linksIn(partOf(html, 'header'));
    footer = partOf(html, 'footer');
  });

  test('the header has the links of docs/spec.md, in their order', () => {
    expect(header).toEqual([
      { name: 'Setu', href: '/' },
      { name: 'Search', href: '/search' },
      { name: readInHindi, href: '/hi' },
      { name: 'Offline Mode', href: '/offline-mode' },
      { name: 'Online Mode', href: '/online-mode' },
      { name: 'What to read in the Hindu', href: '/what-to-read-in-the-hindu' },
      { name: 'What to read in the Indian Express', href: '/what-to-read-in-indian-express' },
      { name: 'Editorial Analysis', href: '/editorial-analysis' },
      { name: 'Daily Current Affairs Analysis', href: '/daily-current-affairs-analysis' },
      { name: 'Important Facts of the Day', href: '/facts-of-the-day' },
      { name: 'Daily Answer Writing', href: '/daily-answer-writing' },
      { name: 'Daily desk', href: '/daily' },
      { name: 'Topics', href: '/topics' },
      { name: 'Scholarship Programme', href: '/Scholarship' },
      { name: 'Live Demo', href: 'https://www.youtube.com/@example' },
      {
        name: 'Login to our App',
        href: 'https://play.google.com/store/apps/details?id=com.example.setu',
      },
      { name: 'Call Us for Admissions', href: 'tel:+910000000000' },
    ]);
  });

  test('the footer has the contact lines, the links and the copyright', () => {
    expect(textsOf(footer, 'h2')).toEqual(['Contact', 'Quick links', 'Free resources']);
    const [text] = textsOf(footer, 'footer');
    for (const line of [
      'IVR line',
      'English line',
      'Hindi line',
      'WhatsApp line',
      'Delhi office',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('© Setu Institute (sample). All rights reserved.');
    const links = linksIn(footer);
    expect(links).toContainEqual({ name: 'hiring@example.com', href: 'mailto:hiring@example.com' });
    expect(links).toContainEqual({ name: 'About', href: '/about' });
    expect(links).toContainEqual({ name: 'Careers', href: '/career' });
    expect(links).toContainEqual({ name: 'Contact', href: '/contact' });
    expect(links).toContainEqual({ name: 'Privacy', href: '/privacy' });
    expect(links).toContainEqual({ name: 'Terms', href: '/terms' });
    expect(links).toContainEqual({ name: 'Accessibility', href: '/accessibility' });
    for (const name of ['YouTube', 'Instagram', 'Telegram', 'Facebook', 'X']) {
      expect(links.find((link) => link.name === name)?.href).toMatch(/^https:/);
    }
  });

  test('every link leads to a page, or out of the site', async () => {
    const addresses = [...header, ...linksIn(footer)].map(({ href }) => href);
    expect(addresses.length).toBeGreaterThan(30);
    expect(odd(addresses)).toEqual([]);
    expect(await dead(addresses)).toEqual([]);
  });
});

describe.each([
  ...Object.values(paths),
  '/upsc-2024-results',
  '/selections/unknown',
  '/daily-answer-writing',
  '/facts-of-the-day?page=2',
  '/topics/ethics',
  '/search?q=parlament',
  '/gs-foundation-online',
  '/article/1',
  '/no-such-page',
])('%s', (path) => {
  test('has no dead link and no missing picture', async () => {
    const main = partOf((await readPage(siteUrl + path)).html, 'main');
    const addresses = linksIn(main).map(({ href }) => href);
    const fragments = addresses.filter((href) => href.startsWith('#'));
    expect(fragments.filter((href) => !main.includes(`id="${href.slice(1)}"`))).toEqual([]);
    expect(odd(addresses.filter((href) => !fragments.includes(href)))).toEqual([]);
    expect(await dead(addresses)).toEqual([]);
    const images = imagesIn(main);
    expect(await dead(images.map(({ src }) => src))).toEqual([]);
    // The size reserves its space, and a picture without a text has an empty `alt`.
    for (const image of images) {
      expect(image).toEqual(
        expect.objectContaining({
          alt: expect.any(String),
          width: expect.stringMatching(/^\d+$/),
          height: expect.stringMatching(/^\d+$/),
        }),
      );
    }
  });
});
