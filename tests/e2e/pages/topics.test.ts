import { beforeEach, expect, test } from 'vitest';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { databaseError } from '../../support/backend/fakeSupabase.ts';
import { article } from '../../support/backend/sampleRows.ts';
import { useFakeSite } from '../../support/fakeSite.ts';
import { linksIn, partOf, readPage } from '../../support/http/html.ts';

const { fake, site } = useFakeSite();
const hindi = 'राजव्यवस्था';
const hindiPath = `/topics/${encodeURIComponent(hindi)}`;

const read = async (path: string) => {
  const page = await readPage(site.url + path);
  return { ...page, main: partOf(page.html, 'main') };
};

beforeEach(() => {
  fake.tables.Articles = Array.from({ length: 45 }, (_, index) => ({
    ...article(index + 1),
    topics: index < 21 ? ['GS Paper 2', hindi] : ['GS Paper 2', 'Essay', 'Economy', 'Ethics'],
  }));
  fake.tables['Article Topics'] = [
    { topic: 'GS Paper 2', articles: 45 },
    { topic: hindi, articles: 21 },
    { topic: 'Essay', articles: 24 },
  ];
});

test('all topics lead to their articles, those with the most first', async () => {
  const { main, status } = await read('/topics');
  expect(status).toBe(200);
  expect(linksIn(main)).toEqual([
    { name: 'GS Paper 2 45 articles', href: '/topics/gs-paper-2' },
    { name: 'Essay 24 articles', href: '/topics/essay' },
    { name: `${hindi} 21 articles`, href: hindiPath },
  ]);
});

test('an article leads to all of its topics, an item of a list to three', async () => {
  const own = await read('/editorial-analysis/45');
  const topicsIn = (main: string) =>
    linksIn(main).filter(({ href }) => href.startsWith('/topics/'));
  const names = topicsIn(own.main).map(({ name }) => name);
  expect(names).toEqual(['GS Paper 2', 'Essay', 'Economy', 'Ethics']);
  const list = await read('/editorial-analysis?page=3');
  const [item = ''] = list.main.match(/<article.*?<\/article>/s) ?? [];
  expect(topicsIn(item).length).toBeLessThanOrEqual(3);
  expect(topicsIn(item)[0]).toEqual({ name: 'GS Paper 2', href: '/topics/gs-paper-2' });
});

test.for(['/topics/none', '/topics/gs-paper-2?page=4', '/topics/gs-paper-2?page=x', '/topics/a/b'])(
  '%s is not there',
  async (path) => {
    expect(await read(path)).toMatchObject({ status: 404, headings: ['Oops. Page not found.'] });
  },
);

// The last test, because the site remembers until it ends that a project has no topics.
test('a project without topics says so, and leads to the lists', async () => {
  const message = "Could not find the table 'public.Article Topics' in the schema cache";
  fake.fail('Article Topics', databaseError(message, 404, 'PGRST205'));
  const { main, status, text } = await read('/topics');
  expect(status).toBe(200);
  expect(text).toContain('No topics found.');
  const lists = articleCategories.map((list) => ({ name: list.heading, href: list.listPath }));
  expect(linksIn(main)).toEqual(expect.arrayContaining(lists));
  expect(await read('/topics/gs-paper-2')).toMatchObject({ status: 404 });
});
