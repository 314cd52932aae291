import { createClient } from '@supabase/supabase-js';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { loadArticles } from '../../../../tests/support/articles/generateArticles.ts';
import { startTestBackend } from '../../src/testing.ts';

interface Answer {
  items: { kind: string; id: string; title: string; snippet: string }[];
  total: number;
  more: boolean;
  suggestion: string | null;
}

interface Args {
  query: string;
  kind?: string;
  category?: string;
  month?: string;
  topic?: string;
  page?: number;
  typing?: boolean;
  language?: string;
}

const backend = useFixture(() => startTestBackend());

/** With ids and months that no sample article has. */
const rows = `
  insert into "Articles" (id, title, category, content, created_at, topics) values
    (5001, 'Perihelia of comets', 'Editorial Analysis', 'A quasar in the middle of a text.', '2031-03-31 18:29:59+00', '{Polity}'),
    (5002, 'A quasar and its light', 'Facts of the Day', 'Nothing else.', '2031-03-31 18:30:00+00', '{Polity,Physics}'),
    (5003, 'समिति की बैठक', 'Facts of the Day', 'समितियों ने विधेयकों पर विचार किया।', '2031-04-30 18:29:59+00', null),
    (5004, 'Quasars', null, 'quasar ' || repeat('text ', 9), '2031-04-30 18:30:00+00', '{}'),
    (5005, 'Zodiacal dust', 'Facts of the Day', 'Light. सप्तर्षियों का मंडल। ज़ंजीरें और चक्‍कियाँ।', '2031-05-05 10:00:00+00', null),
    (5008, 'Magnetar - a star', null, E'A revision of the flare\u200B: हिन्दी आँकड़े ३९५।', '2031-05-06 10:00:00+00', null),
    (5007, 'Magellan-3', 'Facts of the Day', 'Of the ZX/ZT list, GS-17.', '2031-05-07 10:00:00+00', '{in.x}');
  insert into "Course Section" (id, title, description, date, category, "ViewMore") values
    (5001, 'Astronomy', 'Of quasars and stars.', '2031-04-01', 'Sociology', '/astronomy');
  insert into resources (id, title, href, category) values (5001, 'A quasar map', '/quasars', 'Sociology');
  insert into "Questions" (id, day, number, stem, options, answer, language) values
    (5001, '2026-10-01', 50, 'Which pulsar was found first?', '{1,2,3,4}', 'a', 'en'),
    (5002, '2026-10-01', 51, 'कौन-सा पल्सर?', '{1,2,3,4}', 'a', 'hi');`;

beforeAll(() => backend.sql(rows));

/** Searches as a visitor does, with Supabase's own client. */
async function search(args: Args): Promise<Answer> {
  const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const { data, error } = await client.rpc('search', args, { get: true });
  expect(error).toBeNull();
  return data as Answer;
}

/** Only of the rows above, because the sample content contains some of the words, too. */
const found = async (args: Args) =>
  (await search(args)).items
    .filter(({ id }) => Number(id) > 5_000)
    .map(({ kind, id }) => `${kind} ${id}`);

describe('finds', () => {
  test.each([
    ['any form of an English word', 'COMET perihelia', ['article 5001']],
    ['any form of a Hindi word', 'समिति', ['article 5003']],
    ['of which one form is asked for and another is there', 'समितियाँ विधेयक', ['article 5003']],
    ['a Hindi word without the dots that the text has', 'जंजीरें', ['article 5005']],
    ['a Hindi word without the joiners that the text has', 'चक्कियाँ', ['article 5005']],
    ['and with joiners that it lacks', 'सप्त\u200Dर्षियों ज़ंजी\u200Cरें', ['article 5005']],
    ['words of "a/b" and "a-1"', 'magellan 3 zt', ['article 5007']],
    ['and as they are written', 'zx/zt "magellan-3"', ['article 5007']],
    ['a word beside a hyphen between blanks', '- magnetar - star -', ['article 5008']],
    ['a word before a space of no width', 'magnetar flare', ['article 5008']],
    ['a Hindi word with another sign of its nasal', 'हिंदी आंकड़े', ['article 5008']],
    ['a number in Western digits', 'आंकड़े 395', ['article 5008']],
    ['and in those of Hindi', 'zx gs-१७', ['article 5007']],
    ['a phrase', '"light quasar"', []],
    ['a phrase in curly quotes', '“light quasar”', []],
    ['either of two', 'zodiacal or समितियों', ['article 5005', 'article 5003']],
    ['what lacks a word', 'quasar -map -star -middle -text', ['article 5002']],
  ])('%s', async (_what, query, ids) => {
    expect((await found({ query })).toSorted()).toEqual(ids.toSorted());
  });

  test('what has it in its title before what has it in its text, of every kind', async () => {
    const all = await found({ query: 'quasar' });
    expect(all.slice(0, 3).toSorted()).toEqual(['article 5002', 'article 5004', 'resource 5001']);
    expect(all.slice(3).toSorted()).toEqual(['article 5001', 'course 5001']);
    expect(await found({ query: 'pulsar', kind: 'question' })).toEqual(['question 5001']);
    // Its day has one in English, which is all that the day's English page shows.
    expect(await found({ query: 'पल्सर' })).toEqual(['question 5002']);
    expect(await found({ query: 'पल्सर', language: 'hi' })).toEqual(['question 5002']);
    expect(await found({ query: 'पल्सर', language: 'en' })).toEqual([]);
  });

  test('the beginning of the last word, while it is typed', async () => {
    expect(await found({ query: 'zod', typing: true })).toEqual(['article 5005']);
    expect(await found({ query: 'zod' })).toEqual([]);
    expect(await found({ query: 'dust zodia', typing: true })).toEqual(['article 5005']);
    expect(await found({ query: 'zod dust', typing: true })).toEqual([]);
    for (const query of ['zodiacal who?', 'zodiacal ...']) {
      expect(await found({ query, typing: true })).toEqual(['article 5005']);
    }
    expect(await found({ query: 'zodiacal or quasar', typing: true })).toEqual(
      await found({ query: 'zodiacal or quasar' }),
    );
    expect(await found({ query: 'सप्तर्', typing: true })).toEqual(['article 5005']);
    // Of the word its stem is stored, which is shorter: 'zodiac', 'समिति'.
    expect(await found({ query: 'zodiaca', typing: true })).toEqual(['article 5005']);
    expect(await found({ query: 'समितिय', typing: true })).toEqual(['article 5003']);
    for (const query of ['magnetar revisi', 'magnetar revisio', 'magnetar the'])
      expect(await found({ query, typing: true })).toEqual(['article 5008']);
  });

  test.each([
    ['ज़ंजीरें', '\u0002ज़ंजीरें\u0003'],
    ['zt 17', '\u0002ZT\u0003 list, GS-\u000217\u0003'],
  ])('and marks words of %s as they are written', async (query, snippet) => {
    expect((await search({ query })).items[0]?.snippet).toContain(snippet);
  });

  test('of a topic like a filter', async () => {
    expect(await found({ query: 'magellan', topic: ' in.x' })).toEqual(['article 5007']);
  });

  test('words beside some of 66,000 characters, which are read by the hundred', async () => {
    const long = ['x', '_a', '1a@'].map((part) => part.repeat(66_000 / part.length));
    await backend.sql(
      `insert into "Articles" (id, title, content, created_at) values (5006, 'Supernova', $1, '2031-05-06')`,
      [long.join(' ')],
    );
    const [longest] = await backend.sql<{ letters: number }>(
      `select max(length(lexeme)) as letters from "Articles" a, unnest(a.search_vector) where a.id = 5006`,
    );
    expect(longest).toEqual({ letters: 100 });
    expect(await found({ query: 'supernova' })).toEqual(['article 5006']);
    await backend.sql('delete from "Articles" where id = 5006');
  });

  test.each([
    ['a kind', { kind: 'course' }, ['course 5001']],
    ['a category', { category: 'Sociology' }, ['course 5001', 'resource 5001']],
    ['a kind and a category', { kind: 'resource', category: 'Sociology' }, ['resource 5001']],
    ['a topic', { topic: 'Polity' }, ['article 5001', 'article 5002']],
    ['a month, which begins at midnight in India', { month: '2031-03' }, ['article 5001']],
    ['and ends at the next one’s', { month: '2031-04' }, ['article 5002', 'course 5001']],
    ['no month', { month: '2031-13' }, null],
    ['nothing', { kind: 'course', topic: 'Polity' }, []],
  ] satisfies [string, Partial<Args>, string[] | null][])('of %s', async (_what, filter, ids) => {
    const all = await found({ query: 'quasar', ...filter });
    expect(all.toSorted()).toEqual(ids ?? []);
  });
});

test('shows the text around it, marked, and no mark of the text’s own', async () => {
  await backend.sql(`insert into "Articles" (id, title, content) values
    (5010, 'Marks', E'## Every\\n* \\x02second\\x03 **school** owned\\n- [xylophones](/a_(b)) and |another| 2**3 _second xylophone_')`);
  const { items } = await search({ query: 'xylophone' });
  expect(items.map(({ snippet }) => snippet)).toEqual([
    'Every\nsecond school owned\n\u0002xylophones\u0003 and  another  2**3 second \u0002xylophone\u0003',
  ]);
});

describe('when nothing is found', () => {
  test.each([
    ['zodiacel dust', 'zodiacal dust'],
    ['Qasars', 'quasars'],
    ['समती', null],
    ['समितियों समीति', 'समितियों समिति'],
    ['zdcl', null],
    ['dusk zodiacal', 'dust zodiacal'],
    ['xy', null],
    ['the', null],
    ['zodiacel -dust', null],
    ['zodiacal light of the dust in the sky magnetor', null],
  ])('%s could be %s', async (query, suggestion) => {
    expect(await search({ query })).toEqual({ items: [], total: 0, more: false, suggestion });
  });

  test('nothing is suggested that is not found either, or while a word is typed', async () => {
    expect(await search({ query: 'zodiacel', kind: 'course' })).toMatchObject({ suggestion: null });
    const typing = true;
    expect(await search({ query: 'zodiacel', typing })).toMatchObject({
      total: 0,
      suggestion: null,
    });
    expect(await found({ query: 'zodiacel dust', typing })).toEqual([]);
  });
});

test('two words are compared with few of thousands, and more than two with none', async () => {
  await loadArticles((sql) => backend.sql(sql), 2_000);
  const comparisons = async (query: string) => {
    await backend.sql(`set track_functions = 'all'; select pg_stat_reset();
      select public.search('${query}'); select pg_stat_force_next_flush(); reset track_functions;`);
    const [counted] = await backend.sql<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_user_functions where funcname = 'levenshtein_less_equal'`,
    );
    return counted?.calls;
  };
  // 'The article' is found; the other two begin and end like many words.
  expect(await comparisons('the article karqqqpur karxxxpur')).toBeLessThanOrEqual(1_100);
  expect(await comparisons('the article karqqqpur')).toBeGreaterThan(10);
  expect(await comparisons('karqqqpur karxxxpur karzzzpur article')).toBe(0);
});

test('of more than 200 articles the newest 200 are shown, on ten pages', async () => {
  await backend.sql(`insert into "Articles" (id, title, content, created_at)
    select 6000 + i, 'Number ' || i, 'About ytterbium.', '2032-01-01'::timestamptz - i * interval '1 h'
    from generate_series(1, 230) i`);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((page) => search({ query: 'ytterbium', page })),
  );
  for (const { total, more } of pages) expect([total, more]).toEqual([200, true]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => Number(id)));
  expect(pages.map(({ items }) => items.length)).toEqual([
    ...Array.from({ length: 10 }, () => 20),
    0,
  ]);
  expect(new Set(ids).size).toBe(200);
  expect(Math.max(...ids)).toBe(6200);
  expect(await search({ query: 'ytterbium', category: 'None' })).toMatchObject({ more: false });
});

/** Texts of anything that has a meaning in a query, and of anything else. */
const oddQueries = fc
  .array(
    fc.oneof(
      fc.constantFrom(...`' " \\ : * & | ! ( ) < > - + % _ , ; / @ # $ . ~`.split(' '), ' ', '\t'),
      fc.constantFrom(...`:* <-> <2> \\\\ '' or and not $$ -- /*`.split(' ')),
      fc.constantFrom(
        ...'quasar समिति the http://a.b/c?d a@b.c 1e5 3-4 &lt; 😀 \u200d ़'.split(' '),
      ),
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').toWellFormed().slice(0, 200).toWellFormed());

test('whatever is asked is answered', { timeout: fuzzTimeoutMs }, async () => {
  await fc.assert(
    fc.asyncProperty(oddQueries, fc.boolean(), async (query, typing) => {
      const answer = await search({ query, typing });
      expect(answer.total).toBeGreaterThanOrEqual(answer.items.length);
    }),
    cases(100),
  );
  const [odd] = await backend.sql<{ answers: Answer[] }>(`select array[
      public.search(null), public.search('', typing => null, page => null), public.search(repeat('a ', 1000)),
      public.search('quasar', page => 2147483647), public.search('quasar', page => -2147483648, month => '0000-00'),
      public.search('quasar', kind => 'person', topic => '')] as answers`);
  for (const { total } of odd?.answers ?? []) expect(total).toBeLessThanOrEqual(5);
});
