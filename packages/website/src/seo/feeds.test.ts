import type { Question } from '@setu/data';
import type { ServerQueries, WholeArticle } from '@setu/data/server';
import { expect, test } from 'vitest';
import { articleHtml } from './articleHtml.ts';
import { detectLanguage } from '../language/detectLanguage.ts';
import { feeds } from './feeds.ts';

const origin = 'https://institute.example';

function whole(id: number, more: Partial<WholeArticle['article']> = {}): WholeArticle {
  const article = {
    id: String(id),
    title: `Article ${id}`,
    category: 'Editorial Analysis',
    date: '2026-11-20',
    url: null,
    updated: null,
    topics: [],
    content: `Text of article ${id}.`,
    ...more,
  };
  const { content: _, updated: __, ...listed } = article;
  return { article, listed: { ...listed, summary: `Summary of article ${id}.` } };
}

async function itemsOf(articles: WholeArticle[]): Promise<Record<string, unknown>[]> {
  const newestArticles: ServerQueries['newestArticles'] = async ({ before }) =>
    before === undefined ? [] : articles;
  const queries = { newestArticles } as unknown as ServerQueries;
  const file = await feeds.read(queries, '/feeds/all.json', origin);
  const { items } = JSON.parse(file?.text ?? '') as { items: Record<string, unknown>[] };
  return items;
}

test('an entry keeps its id when its category changes, and its link follows', async () => {
  const [before, after] = await itemsOf([whole(7), whole(7, { category: 'Facts of the Day' })]);
  expect(before?.['id']).toBe(`${origin}/article/7`);
  expect(after?.['id']).toBe(before?.['id']);
  expect(before?.['url']).toBe(`${origin}/editorial-analysis/7`);
  expect(after?.['url']).toBe(`${origin}/facts-of-the-day/7`);
});

test('an article that leads elsewhere links there, and one without a date is left out', async () => {
  const url = 'https://paper.example/a?b=1&c=2';
  const items = await itemsOf([whole(1, { url }), whole(2, { date: null })]);
  expect(items.map((item) => item['url'])).toEqual([url]);
});

test('when there is too much text, the older articles have their summary alone', async () => {
  const content = 'x'.repeat(200_000);
  const items = await itemsOf([1, 2, 3].map((id) => whole(id, { content })));
  const texts = items.map((item) => String(item['content_html']));
  expect(texts.map(({ length }) => length > 200_000)).toEqual([true, true, false]);
  expect(texts[2]).toBe('<p>Summary of article 3.</p>');
});

test('an article that was changed says when, and so does its feed', async () => {
  const changed = whole(1, { updated: '2026-11-22T05:00:00.000Z' });
  const queries = { newestArticles: async () => [whole(2), changed] } as unknown as ServerQueries;
  const [atom, json] = await Promise.all(
    ['/feeds/all.xml', '/feeds/all.json'].map((path) => feeds.read(queries, path, origin)),
  );
  const updated = [...(atom?.text ?? '').matchAll(/<updated>(.*)<\/updated>/g)].map(([, at]) => at);
  const change = '2026-11-22T05:00:00.000Z';
  expect(updated).toEqual([change, '2026-11-20T00:00:00.000Z', change]);
  expect(JSON.parse(json?.text ?? '')).toMatchObject({
    items: [{ id: `${origin}/article/2` }, { id: `${origin}/article/1`, date_modified: change }],
  });
});

test('a feed without entries has a date all the same', async () => {
  const queries = { newestArticles: async () => [] } as unknown as ServerQueries;
  const file = await feeds.read(queries, '/feeds/facts-of-the-day.xml', origin);
  expect(file?.text).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('there is a feed of all in two forms, one of each list, and no other', async () => {
  const queries = { questionDays: async () => null } as unknown as ServerQueries;
  const paths = await feeds.list(queries);
  expect(await feeds.read(queries, '/feeds/practice.xml', origin)).toBeUndefined();
  expect(paths).toEqual([
    '/feeds/all.xml',
    '/feeds/all.json',
    '/feeds/what-to-read-in-the-hindu.xml',
    '/feeds/what-to-read-in-indian-express.xml',
    '/feeds/editorial-analysis.xml',
    '/feeds/daily-current-affairs-analysis.xml',
    '/feeds/facts-of-the-day.xml',
    '/feeds/daily-answer-writing.xml',
  ]);
  for (const path of paths) expect(feeds.isPath(path)).toBe(true);
  for (const path of ['/feeds', '/feeds/', '/feeds/all', '/feeds/editorial-analysis.json']) {
    expect(feeds.isPath(path)).toBe(false);
  }
});

test('the feed of questions has an entry a day, and says what was corrected', async () => {
  const question = (number: number, more: Partial<Question> = {}): Question => ({
    id: String(number),
    day: '2026-11-20',
    number,
    stem: 'Is 1 < 2?',
    statements: ['A'],
    line: 'Which?',
    options: ['a', 'b', 'c', 'd'],
    answer: 'b',
    explanation: 'So.',
    source: null,
    topics: [],
    state: 'valid',
    correction: null,
    correctedAt: null,
    article: null,
    ...more,
  });
  const at = '2026-11-21T04:00:00.000Z';
  const questions = [
    question(1),
    question(2, { state: 'corrected', correction: 'Not (a).', correctedAt: at }),
    question(3, { state: 'dropped', correction: 'Two keys.', correctedAt: at }),
    question(1, { day: '2026-11-19' }),
  ];
  const queries = {
    questionDays: async () => ({ days: [], earlier: null, later: null }),
    wholeQuestions: async () => questions,
  } as unknown as ServerQueries;
  expect(await feeds.list(queries)).toContain('/feeds/practice.xml');
  const text = (await feeds.read(queries, '/feeds/practice.xml', origin))?.text ?? '';
  expect(text.match(/<entry>/g)).toHaveLength(2);
  // A day begins at midnight in India.
  expect(text).toContain('<published>2026-11-19T18:30:00.000Z</published>');
  expect(text).toContain(`<updated>${at}</updated>`);
  expect(text).toContain('Question 2 was corrected on 21 November 2026: Not (a).');
  expect(text).toContain('Question 3 was dropped on 21 November 2026: Two keys.');
  expect(text).toContain('Is 1 &amp;lt; 2?');
  expect(text).toContain('3. – So.');
  // Numbered as on the sheet when others of the day are withdrawn.
  const last = question(5, { state: 'corrected', correction: 'Not (a).', correctedAt: at });
  questions.splice(0, questions.length, question(2), question(3), last);
  const gaps = (await feeds.read(queries, '/feeds/practice.xml', origin))?.text ?? '';
  expect(gaps).toContain('Question 3 was corrected on 21 November 2026: Not (a).');
  const numbers = (pattern: RegExp) => Array.from(gaps.matchAll(pattern), ([, number]) => number);
  expect(numbers(/h2&gt;Question (\d+)&lt;/g)).toEqual(['1', '2', '3']);
  expect(numbers(/p&gt;(\d+)\. \(b\)/g)).toEqual(['1', '2', '3']);
  // The page of questions names it before there are any.
  questions.length = 0;
  expect((await feeds.read(queries, '/feeds/practice.xml', origin))?.text).toContain('<feed');
});

test('a text becomes headings, paragraphs and lists, and nothing in it becomes HTML', () => {
  const text =
    'The bridge:\n\nA <script>alert(1)</script> & a line\nand another.\n\n3. three\n4. four\n\n- एक संविधान\n- two';
  expect(articleHtml(text, origin)).toBe(
    [
      '<h2>The bridge:</h2>',
      '<p>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; a line<br>and another.</p>',
      '<ol start="3"><li>three</li><li>four</li></ol>',
      '<ul><li lang="hi">एक संविधान</li><li>two</li></ul>',
    ].join('\n'),
  );
});

test('what is marked in a text is so in a feed, and a path leads to the site from there too', () => {
  const text = [
    '# Why',
    '## **More**',
    '_See_ [the "desk"](/daily?a=1&b="2") and https://example.org/a.',
    '| Article | On |',
    '|---|---|',
    '| 352 | **war** |',
  ].join('\n');
  expect(articleHtml(text, origin)).toBe(
    [
      '<h2>Why</h2>',
      '<h3><strong>More</strong></h3>',
      `<p><em>See</em> <a href="${origin}/daily?a=1&amp;b=&quot;2&quot;">the "desk"</a> and <a href="https://example.org/a">https://example.org/a</a>.</p>`,
      '<table><thead><tr><th>Article</th><th>On</th></tr></thead><tbody><tr><td>352</td><td><strong>war</strong></td></tr></tbody></table>',
    ].join('\n'),
  );
});

test('a summary of a text has no marks', async () => {
  const article = whole(1, { content: '# Why\n\nThe **Bill** is [read](/daily).' });
  article.listed.summary = null;
  const [item] = await itemsOf([article]);
  expect(item?.['summary']).toBe('Why The Bill is read.');
});

test.each([
  ['[भारत](https://example.org/the-long-way-to-the-page)', 'hi'],
  ['भारत का संविधान', 'hi'],
  ['संसद of India and its committees', undefined],
  ['- संसद\n- समिति', 'hi'],
  ['', undefined],
  [null, undefined],
])('the language of %o is %o', (text, lang) => {
  expect(detectLanguage(text)).toBe(lang);
});
