import { expect, inject, test } from 'vitest';
import { readTable } from '../../support/backend/tables.ts';
import { type Thing, structuredDataOf } from '../../support/structuredData.ts';

const siteUrl = inject('siteUrl');

async function told(path: string): Promise<Thing[]> {
  const answer = await fetch(siteUrl + path);
  return structuredDataOf(await answer.text());
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type']);

const trailOf = (things: readonly Thing[]) =>
  things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as Thing[];

test('the home page tells whose site it is, with a picture of the size that is asked for', async () => {
  const [institution, ...rest] = await told('/');
  expect(rest).toEqual([]);
  expect(institution).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'Setu',
    url: `${siteUrl}/`,
    telephone: '+91 00000 00000',
    address: { streetAddress: 'Building 00, Example Road, Sample Nagar, New Delhi 110000' },
  });
  expect(institution?.['sameAs']).toHaveLength(5);
  const logo = await fetch(String(institution?.['logo']));
  expect(logo.headers.get('content-type')).toBe('image/png');
  // https://www.w3.org/TR/png-3/#11IHDR: the width begins with the 17th byte.
  expect(Buffer.from(await logo.arrayBuffer()).readUInt32BE(16)).toBeGreaterThanOrEqual(112);
});

test('an article tells its title, day, language and place, at another address too', async () => {
  const path = '/editorial-analysis/13';
  const things = await told('/article/13');
  const html = await (await fetch(siteUrl + path)).text();
  expect(typesOf(things)).toEqual(['Article', 'BreadcrumbList']);
  const [article] = things;
  const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
  expect(article).toMatchObject({
    headline: heading,
    datePublished: expect.stringMatching(/^2026-/) as string,
    author: { name: 'Setu team' },
    mainEntityOfPage: siteUrl + path,
  });
  expect((await fetch(String(article?.['image']))).status).toBe(200);
  expect(trailOf(things)).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Editorial Analysis',
      item: `${siteUrl}/editorial-analysis`,
    },
    { '@type': 'ListItem', position: 3, name: heading },
  ]);
});

test('a course tells its price', async () => {
  const things = await told('/gs-foundation-online');
  expect(typesOf(things)).toEqual(['Course', 'BreadcrumbList']);
  expect(things[0]).toMatchObject({
    url: `${siteUrl}/gs-foundation-online`,
    provider: { name: 'Setu' },
    offers: { price: 48_000, priceCurrency: 'INR' },
  });
  expect(trailOf(things).map(({ name }) => name)).toEqual([
    'Home',
    'Courses',
    expect.stringContaining('General Studies'),
  ]);
});

test.for(['/online-mode', '/offline-mode'])('%s lists its courses', async (path) => {
  const [list, ...rest] = await told(path);
  expect(rest).toEqual([]);
  const items = list?.['itemListElement'] as Thing[];
  expect(items.length).toBeGreaterThan(3);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  const courses = await Promise.all(items.map(({ url }) => fetch(String(url))));
  expect(new Set(courses.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a sheet of questions tells the right answer of each, and once it is checked nothing', async () => {
  const path = '/practice/2026-11-20';
  const [quiz, ...rest] = await told(path);
  expect(rest).toEqual([]);
  expect(quiz).toMatchObject({ '@type': 'Quiz', url: siteUrl + path, provider: { name: 'Setu' } });
  const rows = await readTable<{ options: string[]; answer: string }>(
    siteUrl,
    'Questions?select=options,answer&day=eq.2026-11-20&state=neq.dropped&order=number',
  );
  expect(rows).toHaveLength(5);
  const parts = quiz?.['hasPart'] as Thing[];
  expect(parts.map((part) => part['acceptedAnswer'])).toEqual(
    rows.map(({ options, answer }) => ({
      '@type': 'Answer',
      text: options['abcd'.indexOf(answer)],
    })),
  );
  expect(await told(`${path}?a=bbbbb`)).toEqual([]);
});

test.for([
  '/contact',
  '/?category=BPSC',
  '/online-mode?category=Nothing',
  '/no/such',
  '/article/0',
])('%s tells nothing', async (path) => {
  expect(await told(path)).toEqual([]);
});

test('every address of llms.txt is there', async () => {
  const answer = await fetch(`${siteUrl}/llms.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const links = [...(await answer.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(links).toContain(`${siteUrl}/editorial-analysis`);
  const statuses = await Promise.all(links.map(async (url) => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
