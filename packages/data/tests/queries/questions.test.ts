import { expect, test } from 'vitest';
import { question } from '../../../../tests/support/backend/sampleRows.ts';
import { toQuestion } from '../../src/models/questions.ts';
import { describeQueries } from '../support/clients.ts';
import { json, noTable, refusal } from '../support/fakePostgrest.ts';

const own = question(1);
/** A table that the project has made itself, under our name. */
const noColumn = refusal(400, '42703', 'column Questions.day does not exist');

test('a question that cannot be asked is left out', () => {
  expect(toQuestion(own)).toMatchObject({ id: '1', answer: 'c', state: 'valid', articleId: '5' });
  const wrong = {
    day: [null, 'today', 7],
    number: [null, 0, 101, 1.5, '1'],
    stem: [null, ' '],
    options: [null, 'abcd', ['1', '2', '3'], ['1', '2', '3', ' '], ['1', '2', '3', '4', '5']],
    answer: [null, 'e', 'A', 2],
    state: [null, 'new'],
  };
  for (const [column, values] of Object.entries(wrong)) {
    for (const value of values) expect(toQuestion({ ...own, [column]: value })).toBeUndefined();
  }
});

test('a question is corrected as its state says', () => {
  const said = { correction: 'The key was (b).', corrected_at: '2026-11-07T04:00:00+00:00' };
  const corrected = { correction: 'The key was (b).', correctedAt: '2026-11-07T04:00:00.000Z' };
  const none = { correction: null, correctedAt: null };
  expect(toQuestion({ ...own, ...said, state: 'corrected' })).toMatchObject(corrected);
  expect(toQuestion({ ...own, ...said, state: 'dropped' })).toMatchObject(corrected);
  expect(toQuestion({ ...own, ...said })).toMatchObject(none);
});

describeQueries('questions', (setup) => {
  test.each([noTable('Questions'), noColumn])(
    'of a project without them: asked for once',
    async (missing) => {
      const queries = setup.queries();
      setup.fake.reply(missing);
      expect(await queries.questionsOfDay()).toBeNull();
      expect(await queries.questionDays()).toBeNull();
      expect(await queries.questionTopics()).toBeNull();
      expect(await queries.questionsByTopic({ topic: 'Essay', page: 1 })).toBeNull();
      expect(await queries.questionDayOf({ of: 'article', key: '1' })).toBeNull();
      expect(await queries.questionsById({ ids: ['1'] })).toBeNull();
      expect(await queries.wholeQuestions({ limit: 9 })).toEqual([]);
      expect(await queries.allQuestionDays()).toEqual([]);
      expect(setup.fake.seen).toHaveLength(1);
      // A browser that knows this sends no request.
      setup.fake.reply(json([]));
      const { questionsOfDay } = setup.queries({ lacks: ['Questions'] });
      expect(await questionsOfDay()).toBeNull();
      expect(setup.fake.seen).toEqual([]);
    },
  );

  test('of the newest day alone, each with its article', async () => {
    const articles = json([{ id: 5, title: 'An article', category: 'Facts of the Day' }]);
    setup.fake.reply(json([own, { ...question(2), day: '2026-11-05' }]), articles);
    expect(await setup.queries().questionsOfDay()).toMatchObject({
      day: '2026-11-06',
      questions: [{ id: '1', article: { id: '5', title: 'An article' } }],
    });
    // An article that visitors do not see.
    setup.fake.reply(json([own]), json([]));
    const { questions } = (await setup.queries().questionsOfDay({ day: '2026-11-06' })) ?? {};
    expect(questions).toMatchObject([{ article: null }]);
  });

  test('of a newest day that one answer does not hold', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...question(index + 1),
      article_id: null,
    }));
    setup.fake.reply(json(many.slice(0, 20)), json(many));
    expect((await setup.queries().questionsOfDay())?.questions).toHaveLength(30);
    expect(setup.fake.seen[1]?.url).toContain('day=eq.2026-11-06');
    // Rows that cannot be shown count too.
    const faulty = [{ ...own, stem: null }, ...many.slice(1)];
    setup.fake.reply(json(faulty.slice(0, 20)), json(faulty));
    expect((await setup.queries().questionsOfDay())?.questions).toHaveLength(29);
    // A question of an earlier day: the newest one is whole.
    const earlier = { ...question(20), day: '2026-11-05', article_id: null };
    setup.fake.reply(json([...many.slice(0, 19), earlier]));
    expect((await setup.queries().questionsOfDay())?.questions).toHaveLength(19);
    expect(setup.fake.seen).toHaveLength(1);
    setup.fake.reply(json(Array.from({ length: 20 }, () => ({}))));
    expect(await setup.queries().questionsOfDay()).toEqual({ day: null, questions: [] });
  });

  test.each([
    [1, 6, { page: 1, pageCount: 2, total: null }, 5],
    [2, 5, { page: 2, pageCount: 2, total: 10 }, 5],
    [3, 0, { page: 3, pageCount: 2, total: 10 }, 0],
    [1, 0, { page: 1, pageCount: 1, total: 0 }, 0],
  ])('of a topic: page %i, of which %i rows come', async (page, sent, answer, shown) => {
    const found = Array.from({ length: sent }, (_, index) => question(index + 1));
    setup.fake.reply(json(found), json([]));
    const topic = 'a, "b"';
    const { items = [], ...rest } = (await setup.queries().questionsByTopic({ topic, page })) ?? {};
    expect(rest).toEqual(answer);
    expect(items).toHaveLength(shown);
    const asked = new URL(`http://x${setup.fake.seen[0]?.url}`).searchParams;
    expect(asked.get('topics')).toBe('cs.{"a, \\"b\\""}');
    expect(asked.get('order')).toBe('day.desc,number.asc,language.asc');
  });

  test('of a topic: a row that cannot be shown takes its place, and hides no later page', async () => {
    const found = [{ ...own, stem: null }, ...[2, 3, 4, 5, 6].map(question)];
    setup.fake.reply(json(found), json([]));
    const { items = [], ...rest } =
      (await setup.queries().questionsByTopic({ topic: 'Essay', page: 1 })) ?? {};
    expect(items.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
    expect(rest).toEqual({ page: 1, pageCount: 2, total: null });
  });

  test('of the newest day of an article, or of a day, counted; of topics, the most frequent first', async () => {
    const days = ['2026-11-06', '2026-11-06', '2026-11-01'].map((day) => ({ day }));
    setup.fake.reply(json(days));
    expect(await setup.queries().questionDayOf({ of: 'article', key: '5' })).toEqual({
      day: '2026-11-06',
      count: 2,
    });
    await setup.queries().questionDayOf({ of: 'day', key: '2026-11-06' });
    const asked = setup.fake.seen.map(({ url }) => new URL(`http://x${url}`).searchParams);
    expect(asked.map((query) => [query.get('article_id'), query.get('day')])).toEqual([
      ['eq.5', null],
      [null, 'eq.2026-11-06'],
    ]);
    setup.fake.reply(json([{ topics: ['Essay'] }, { topics: ['Polity'] }, { topics: ['Polity'] }]));
    expect(await setup.queries().questionTopics()).toEqual([
      { topic: 'Polity', count: 2 },
      { topic: 'Essay', count: 1 },
    ]);
  });

  test('of all days, the newest first, each with its last correction', async () => {
    const corrected = (day: number) => ({ corrected_at: `2026-11-0${day}T04:00:00+00:00` });
    setup.fake.reply(
      json([
        { day: '2026-11-06', ...corrected(8) },
        { day: '2026-11-06', ...corrected(7) },
        { day: null },
        { day: '2026-11-05' },
      ]),
      json([]),
    );
    expect(await setup.queries().allQuestionDays()).toEqual([
      { day: '2026-11-06', count: 2, updated: '2026-11-08T04:00:00.000Z' },
      { day: '2026-11-05', count: 1, updated: null },
    ]);
  });

  test('of more days than an answer holds, whatever is left out of it', async () => {
    const many = Array.from({ length: 1_000 }, (_, id) => ({ ...own, id, article_id: null }));
    const last = { ...own, day: '2026-11-05', article_id: null };
    setup.fake.reply(json(many), json([last]), json([]));
    expect(await setup.queries().allQuestionDays()).toMatchObject([
      { day: '2026-11-06', count: 1_000 },
      { day: '2026-11-05', count: 1 },
    ]);
    // Whole questions are long, and fewer are read at once. A project may send even fewer.
    setup.fake.reply(json([{ ...own, stem: null }, ...many.slice(1, 9)]), json([last]), json([]));
    expect(await setup.queries().wholeQuestions()).toHaveLength(9);
    expect(setup.fake.seen[1]?.url).toMatch(/offset=9&limit=100$/);
    expect(setup.fake.seen[1]?.url).toContain('order=day.desc%2Cnumber.desc%2Clanguage.desc');
  });

  test('by their ids, in their order', async () => {
    const found = [1, 2].map((id) => ({ ...question(id), article_id: null }));
    setup.fake.reply(json(found));
    const { questionsById } = setup.queries();
    const asked = await questionsById({ ids: ['2', '1', '3', '1); drop'] });
    expect(asked?.map(({ id }) => id)).toEqual(['2', '1']);
    expect(await questionsById({ ids: ['x'] })).toEqual([]);
    expect(setup.fake.seen).toHaveLength(1);
  });
});
