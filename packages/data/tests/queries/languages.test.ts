import { expect, test } from 'vitest';
import { question } from '../../../../tests/support/backend/sampleRows.ts';
import { siteLanguage } from '../../src/languages.ts';
import { languageOfText } from '../../src/models/language.ts';
import { describeQueries } from '../support/clients.ts';
import { type Reply, json, refusal, rows } from '../support/fakePostgrest.ts';

const missing = (column: string) =>
  refusal(400, '42703', `column Articles.${column} does not exist`);
const hindi = { siteLanguage: siteLanguage('hi') };

test.each([
  ['संसद और बजट', 'hi'],
  ['NCERT की पुस्तकें कैसे पढ़ें', 'hi'],
  ['The Budget, बजट', 'en'],
  ['2026', 'en'],
])('%s is in %s, as the database tells it', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

describeQueries('a site of several languages', (setup) => {
  const asked = () =>
    setup.fake.seen.map(({ url }) => new URL(url, setup.fake.url).searchParams.get('language'));
  const own = { id: 101, title: 'संसद', category: 'x', created_at: '2026-11-20T07:00:00Z' };

  test('finds what is in its language', async () => {
    setup.fake.reply(rows([own], 1));
    const { items } = await setup.queries(hindi).articles({ category: 'x', page: 1 });
    expect(items).toEqual([expect.not.objectContaining({ language: expect.anything() })]);
    expect(asked()).toEqual(['eq.hi']);
  });

  test('where that is nothing, finds what is in the other one, and says so', async () => {
    setup.fake.reply(rows([], 0), rows([{ ...own, id: 1 }], 1));
    const { items } = await setup.queries(hindi).articles({ category: 'x', page: 1 });
    expect(items).toMatchObject([{ id: '1', language: 'en' }]);
    expect(asked()).toEqual(['eq.hi', null]);
    setup.fake.reply(json([]), json([{ ...own, id: 1 }]));
    expect((await setup.queries(hindi).articlesOfDay()).articles).toMatchObject([
      { language: 'en' },
    ]);
    setup.fake.reply(rows([], 0), rows([{ id: 1, slug: 'a', Title: 'A' }], 1));
    expect(await setup.queries(hindi).course({ slug: 'a' })).toMatchObject({ language: 'en' });
    setup.fake.reply(json([]));
    const stays = { id: '101', category: 'x', date: '2026-11-20', side: 'older' } as const;
    expect(await setup.queries(hindi).neighbour(stays)).toBeNull();
    expect(await setup.queries(hindi).relatedArticles({ id: '101' })).toEqual([]);
    // The sitemap names no page in a language that it is not in.
    expect(await setup.queries(hindi).courseSlugs()).toEqual([]);
    expect(asked()).toEqual(['eq.hi', 'eq.hi', 'eq.hi']);
    setup.fake.reply(json([{ ...own, id: 9 }]));
    const beside = await setup.queries(hindi).relatedArticles({ id: '101', language: 'en' });
    expect(beside).toMatchObject([{ id: '9', language: 'en' }]);
    expect(asked()).toEqual(['eq.en']);
  });

  test('a course says if the other language has none at its address', async () => {
    const row = { id: 1, slug: 'a' };
    const [english, own] = [
      { ...row, language: 'en' },
      { ...row, language: 'hi' },
    ];
    const found = async (...rows: object[]) => {
      setup.fake.reply(json(rows));
      return setup.queries(hindi).course({ slug: 'a' });
    };
    expect(await found(own)).toHaveProperty('alone', true);
    expect(await found(english, own)).not.toHaveProperty('alone');
    expect(await found({ ...row, language: null })).not.toHaveProperty('alone');
    // A table that tells no languages apart has it in one.
    expect(await found(row)).toHaveProperty('alone', true);
  });

  test('where a topic has nothing, finds each of its pages in the other one', async () => {
    const { articlesByTopic, questionsByTopic } = setup.queries(hindi);
    const english = json([{ ...own, id: 1 }]);
    // `topics` counts those of the other language then.
    setup.fake.reply(json([]), english);
    expect(await articlesByTopic({ topic: 'Essay', page: 1, total: 21 })).toMatchObject({
      items: [{ id: '1', language: 'en' }],
      pageCount: 2,
    });
    expect(asked()).toEqual(['eq.hi', null]);
    setup.fake.reply(json([]), json([]), english);
    expect(await articlesByTopic({ topic: 'Essay', page: 2, total: 21 })).toMatchObject({
      items: [{ id: '1', language: 'en' }],
    });
    const asksOf = { ...question(1), article_id: null };
    setup.fake.reply(json([]), json([]), json([asksOf]));
    expect(await questionsByTopic({ topic: 'Essay', page: 2 })).toMatchObject({
      items: [{ id: '1', language: 'en' }],
      total: 6,
    });
    expect(asked()).toEqual(['eq.hi', 'eq.hi', null]);
    // A page past the end of what is in the own language.
    setup.fake.reply(json([]), json([asksOf]));
    expect(await questionsByTopic({ topic: 'Essay', page: 2 })).toMatchObject({ items: [] });
    expect(asked()).toEqual(['eq.hi', 'eq.hi']);
  });

  test('finds a topic that is sought among those of the other one, too', async () => {
    const { topics } = setup.queries(hindi);
    const [own, other] = ['निबंध', 'Essay'].map((topic) => ({ topic, articles: 2 }));
    const isSought = ({ topic }: { topic: string }) => topic === 'Essay';
    setup.fake.reply(json([own]), json([]), json([own, other]));
    expect((await topics({ isSought }))?.filter(isSought)).toHaveLength(1);
    expect(asked()).toEqual(['eq.hi', 'eq.hi', null]);
    setup.fake.reply(json([own]));
    expect(await topics()).toHaveLength(1);
    expect(asked()).toEqual(['eq.hi']);
  });

  test('of tables that tell none apart finds all, and asks once', async () => {
    const queries = setup.queries(hindi);
    setup.fake.reply(missing('language'), rows([own], 1));
    expect((await queries.articles({ category: 'x', page: 1 })).total).toBe(1);
    await queries.articles({ category: 'x', page: 1 });
    await queries.resources();
    expect(asked()).toEqual(['eq.hi', null, null, null]);
    // The same at both addresses, which are no translations of each other.
    setup.fake.reply(json([own]), json([]));
    expect((await queries.articleDays({ month: '2026-11' })).days).toEqual([
      { day: '2026-11-20', count: 1, alone: true },
    ]);
    setup.fake.reply(json([{ id: 1, slug: 'a' }]));
    expect(await queries.course({ slug: 'a' })).toHaveProperty('alone', true);
    setup.fake.reply(json(own));
    expect(await queries.article({ id: '101' })).not.toHaveProperty('translation');
    expect(setup.fake.seen).toHaveLength(1);
    expect(setup.fake.seen[0]?.url).not.toMatch(/[=,]language/);
  });

  test('knows which of its days the other one lacks', async () => {
    const days = {
      hi: ['2026-11-20', '2026-11-19', '2026-10-31'],
      en: ['2026-11-20', '2026-11-18'],
    };
    setup.fake.reply((response, request) => {
      const own = request.url?.includes('language=eq.hi') ? days.hi : days.en;
      json(own.map((day) => ({ day })))(response, request);
    });
    expect(await setup.queries(hindi).questionDays({ month: '2026-11' })).toMatchObject({
      days: [
        { day: '2026-11-19', count: expect.any(Number), alone: true },
        { day: '2026-11-20', count: expect.any(Number) },
      ],
      earlier: '2026-10-31',
    });
    const read = asked().length;
    await setup.queries(hindi).questionDays();
    expect(asked().slice(read)).not.toContain('eq.en');
  });

  test('of a table that tells none apart finds its rows', async () => {
    const without = refusal(400, '42703', 'column Article Topics.language does not exist');
    setup.fake.reply(without, json([{ topic: 'संसद', articles: 1 }]));
    expect(await setup.queries(hindi).topics()).toHaveLength(1);
  });

  test('knows what is missing where an error is told in other words', async () => {
    setup.fake.reply(missing('language'), json([own]));
    expect(await setup.queries(hindi).relatedArticles({ id: '1' })).toHaveLength(1);
  });

  const translation = { ...own, language: 'hi', translation_of: 1 };
  const original = { ...own, id: 1, title: 'Parliament', language: 'en', translation_of: null };
  const corrected = { ...original, updated_at: '2026-11-21T07:00:00Z' };

  test('says of an article what it translates, and whether that was corrected since', async () => {
    setup.fake.reply(json(translation), json([corrected]));
    const article = await setup.queries(hindi).article({ id: '101' });
    expect(article).toMatchObject({
      translation: { id: '1', title: 'Parliament', language: 'en', isOriginal: true },
      correctedAfterTranslation: '2026-11-21T07:00:00.000Z',
    });
    expect(article).not.toHaveProperty('language');
    expect(setup.fake.asked()[1]).toContain('&id=in.(1)');
    const later = { ...translation, updated_at: '2026-11-22T07:00:00Z' };
    setup.fake.reply(json(later), json([corrected]));
    expect(await setup.queries(hindi).article({ id: '101' })).not.toHaveProperty(
      'correctedAfterTranslation',
    );
  });

  test('says of an article what translates it', async () => {
    setup.fake.reply(json(corrected), json([translation]));
    const article = await setup.queries(hindi).article({ id: '1' });
    expect(article).toMatchObject({
      language: 'en',
      translation: { id: '101', isOriginal: false },
    });
    expect(article).not.toHaveProperty('correctedAfterTranslation');
    expect(setup.fake.asked()[1]).toContain('&translation_of=in.(1)');
    // A translation into the article's own language does not count.
    setup.fake.reply(json(original), json([{ ...translation, language: 'en' }]));
    expect(await setup.queries(hindi).article({ id: '1' })).toHaveProperty('translation', null);
  });

  test('says it of each link of its sitemap, whatever language that is in', async () => {
    setup.fake.reply(json([{ id: 101 }]), json([translation]), json([original]), json([]));
    const links = await setup.queries(hindi).articleLinks({ from: 0, limit: 9 });
    expect(links).toMatchObject([{ id: '101', translation: { id: '1' } }]);
    expect(asked()).toEqual(['eq.hi', 'eq.hi', null, 'eq.hi']);
  });

  test('says it of many links by requests that do not wait for each other', async () => {
    // Answers when each has arrived.
    const held: (() => void)[] = [];
    const hold: Reply = (...asked) => {
      held.push(() => json([])(...asked));
      if (held.length === 10) for (const answer of held) answer();
    };
    const many = Array.from({ length: 1_000 }, (_, index) => ({ ...original, id: index + 1 }));
    setup.fake.reply(json([original]), json(many), hold);
    const links = await setup.queries(hindi).articleLinks({ from: 0, limit: 1_000 });
    expect(links).toHaveLength(1_000);
  });
});
