import { beforeEach, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { runCommand } from '../../tests/support/desk.ts';
import { file, reasons } from '../../tests/support/files.ts';
import { projects } from '../../tests/support/projects.ts';
import { publish } from './articles.ts';

beforeEach(() =>
  projects.sql(`insert into "Articles" (id, title, category)
    values (25, 'The Preamble', 'Facts of the Day')`),
);

const own = `---
day: 24/11/2026
topics: [Polity, Prelims]
article: /facts-of-the-day/25
---

1. With reference to the Preamble,
consider the following statements:

1. It is a single sentence.
2. It was amended in 1976,
   and in no other year.
3. It is enforceable by itself.

Which of the statements given above is/are correct?
(a) 1 only
(b) 1 and 2 only
(c) 2 and 3 only
(d) 1, 2 and 3
Answer: (b)
Explanation: Statement 3 is wrong.

  1. An indented line begins no question.
Source: The Constitution
of India

2) प्रस्तावना में कितने शब्द जोड़े गए?
(a) एक
(b) दो
(c) तीन
(d) चार
उत्तर: (c)
व्याख्या: समाजवादी, पंथनिरपेक्ष और अखंडता।
विषय: राजव्यवस्था
`;

const run = (text: string, options: object = {}) =>
  runCommand(publish, projects.migrated, { files: [file('q.md', text)], ...options });
const stored = () =>
  projects.sql(
    `select day::text, number, stem, statements, line, options, answer, explanation, source, topics,
       article_id, state, correction, corrected_at is not null as dated from "Questions" order by number`,
  );

test('a site without practice publishes none', async () => {
  const ran = await run(own, { hasPractice: false });
  const reason =
    'day: has no page: this site does without practice (`without` in src/institute.ts)';
  expect(reasons(ran)).toEqual([`q.md:2: ${reason}`, `q.md:2: ${reason}`]);
  expect(await stored()).toEqual([]);
});

test('a file of questions is published, and again changes nothing', async () => {
  const whole = own.replace('/facts-of-the-day', 'https://example.org/facts-of-the-day');
  const ran = await run(whole, { url: 'https://example.org' });
  expect(ran.said).toEqual(['2 questions are written. The website is up to date.']);
  expect(ran.rows[0]).toMatchObject({
    outcome: 'new',
    address: '/practice/2026-11-24',
    answer: 'b',
  });
  const [first, second] = await stored();
  expect(first).toEqual({
    day: '2026-11-24',
    number: 1,
    stem: 'With reference to the Preamble, consider the following statements:',
    statements: [
      'It is a single sentence.',
      'It was amended in 1976, and in no other year.',
      'It is enforceable by itself.',
    ],
    line: 'Which of the statements given above is/are correct?',
    options: ['1 only', '1 and 2 only', '2 and 3 only', '1, 2 and 3'],
    answer: 'b',
    explanation: 'Statement 3 is wrong.\n\n1. An indented line begins no question.',
    source: 'The Constitution\nof India',
    topics: ['Polity', 'Prelims'],
    article_id: '25',
    state: 'valid',
    correction: null,
    dated: false,
  });
  expect(second).toMatchObject({ number: 2, answer: 'c', topics: ['राजव्यवस्था'], line: null });
  const again = await run(own);
  expect(again.said).toEqual(['0 questions are written. The website is up to date.']);
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(await stored()).toEqual([first, second]);
});

test('questions that wait for their moment change nothing either; those in Hindi have their own address', async () => {
  const waiting = own.replace('topics:', 'publish_at: 2026-11-24 06:00\ntopics:');
  const ran = await run(waiting, { languages: ['en', 'hi'] });
  expect(ran.rows.map(({ address }) => address)).toEqual([
    '/practice/2026-11-24',
    '/hi/practice/2026-11-24',
  ]);
  expect((await run(waiting)).rows.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ]);
  // No hour of the day before shows them.
  const early = own.replace('day: 24/11/2026', 'day: 24/12/2026\npublish_at: 2026-12-23 18:00');
  const { rows } = await run(early, { 'dry-run': true });
  expect(rows.map(({ visible }) => visible)).toEqual(['on its day', 'on its day']);
});

test('another key is a correction, a drop a drop; what is said of them stays', async () => {
  await run(own);
  const corrected = own.replace('Answer: (b)', 'Answer: (a)').replace('3 is wrong', '2 is wrong');
  expect((await run(corrected)).rows.map(({ outcome }) => outcome)).toEqual([
    'corrected',
    'unchanged',
  ]);
  const said = { answer: 'a', state: 'corrected', dated: true };
  expect((await stored())[0]).toMatchObject({ ...said, correction: 'The answer is (a), not (b).' });
  expect((await run(corrected)).rows[0]?.['outcome']).toBe('unchanged');
  // A form sends the stored text with the next key.
  const next = corrected
    .replace('Answer: (a)', 'Answer: (c)')
    .replace('Source:', 'Correction: The answer is (a), not (b).\nSource:');
  await run(next);
  expect((await stored())[0]).toMatchObject({ correction: 'The answer is (c), not (a).' });
  await run(corrected);

  const dropped = corrected.replace('Source:', 'Dropped: Two keys.\nSource:');
  expect((await run(dropped)).rows[0]?.['outcome']).toBe('dropped');
  expect((await stored())[0]).toMatchObject({ state: 'dropped', correction: 'Two keys.' });
  expect((await run(dropped)).rows[0]?.['outcome']).toBe('unchanged');
  // It counts again only with --replace.
  expect(reasons(await run(corrected))[0]).toMatch(/^q\.md:7: is published already\W.*--replace/);
  await run(corrected, { replace: true });
  expect((await stored())[0]).toMatchObject({ ...said, correction: 'The question counts again.' });
});

test('another key of a question that no visitor has seen is no correction', async () => {
  const ofTomorrow = own.replace('24/11/2026', '24/11/2126');
  for (const unseen of [ofTomorrow, own.replace('day:', 'draft: yes\nday:')]) {
    await run(unseen);
    const { rows } = await run(unseen.replace('Answer: (b)', 'Answer: (a)'));
    expect(rows[0]?.['outcome']).toBe('replaced');
    expect((await stored()).at(-2)).toMatchObject({ answer: 'a', state: 'valid', dated: false });
    await projects.sql('delete from "Questions"');
  }
});

test('the two spellings of a letter are one', async () => {
  const outcomes = async (text: string) => (await run(text)).rows.map(({ outcome }) => outcome);
  const one = own.replace('में कितने', 'में \u095cे कितने').replace('(c) तीन', '(c) \u095c');
  expect(await outcomes(one)).toEqual(['new', 'new']);
  expect(await outcomes(one)).toEqual(['unchanged', 'unchanged']);
  for (const why of ['सुधार', 'हटाया']) {
    const changed = one.replace('विषय', `${why}: \u095c\nविषय`);
    expect((await outcomes(changed))[1]).toMatch(/^(?:corrected|dropped)$/);
    // Other programs write the letter as one character.
    await projects.sql(`update "Questions" set correction = U&'\\095c' where number = 2`);
    expect((await outcomes(changed))[1]).toBe('unchanged');
  }
  const long = one.replace('राजव्यवस्था', '\u095c'.padEnd(60, 'x'));
  expect(reasons(await run(long))[0]).toMatch(/: topics: has 61 characters; 60 is the most$/);
});

test('other words, options or places need --replace, and keep the row', async () => {
  // All questions get one language, so that each has its place among all of them.
  const sheet = own.replace('day:', 'language: en\nday:');
  await run(sheet);
  const changed = sheet.replace('a single sentence', 'one sentence');
  expect(reasons(await run(changed))).toHaveLength(1);
  expect((await run(changed, { replace: true })).rows[0]?.['outcome']).toBe('replaced');
  expect((await stored())[0]).toMatchObject({ state: 'valid', correction: null });
  // The same right option in another place is no correction.
  const moved = changed.replace('(a) 1 only\n(b) 1 and 2 only', '(a) 1 and 2 only\n(b) 1 only');
  await run(moved.replace('Answer: (b)', 'Answer: (a)'), { replace: true });
  expect((await stored())[0]).toMatchObject({ answer: 'a', state: 'valid' });
  // Two questions swap places within one SQL statement.
  const [head = '', one = '', two = ''] = sheet.split(/^(?=1\. With|2\) )/m);
  const swapped = head + two.replace('2)', '1)') + one.replace('1. With', '2. With');
  await run(swapped, { replace: true });
  expect((await stored()).map(({ answer }) => answer)).toEqual(['c', 'b']);
});

test('whatever is wrong is named by its line, and nothing is written', async () => {
  const bad = own
    .replace('(d) 1, 2 and 3', '(d) 4 only')
    .replace('Answer: (b)', 'Answer: (e)')
    .replace('(d) चार', '(d) एक')
    .replace('व्याख्या: समाजवादी, पंथनिरपेक्ष और अखंडता।\n', '');
  expect(reasons(await run(bad))).toEqual([
    "q.md:7: options: the option (d) is '4 only', and there are 3 statements",
    "q.md:20: answer: '(e)' is none of a, b, c, d",
    'q.md:27: options: the options (a) and (d) are the same',
  ]);
  const three = own.replace('(c) तीन\n', '').replace('day: 24/11/2026', 'language: hi');
  expect(reasons(await run(three, { day: '2026-11-24' }))).toEqual([
    'q.md:27: options: there must be four, in their order (in a file each begins its line: (a) to (d))',
  ]);
  for (const id of ['26', '025', '50%', '25%00']) {
    const nowhere = own.replace('/facts-of-the-day/25', id);
    expect(reasons(await run(nowhere))[0]).toBe(`q.md:7: article: there is no article ${id}`);
  }
  const elsewhere = own.replace('/facts-of-the-day', 'https://other.example/facts-of-the-day');
  expect(reasons(await run(elsewhere, { url: 'https://example.org' }))[0]).toBe(
    "q.md:4: article: 'https://other.example/facts-of-the-day/25' is no address of https://example.org",
  );
  expect(await stored()).toEqual([]);
  const lacking = await runCommand(publish, projects.bigint, { files: [file('q.md', own)] });
  expect(reasons(lacking)[0]).toMatch(/this project has no questions; the migration .*_questions/);
});

test('`desk check` finds questions that visitors cannot answer', async () => {
  await run(own);
  expect((await runCommand(check, projects.migrated)).said).toEqual(['Nothing is wrong.']);
  await projects.sql(`
    update "Questions" set options = '{1 only,1 ONLY,All four,2 only}', explanation = null where number = 1;
    update "Questions" set article_id = '99' where number = 2`);
  const { rows, progress } = await runCommand(check, projects.migrated, { json: true });
  expect(progress).toContainEqual([2, 2, 'questions']);
  expect(rows.map(({ what, kind, why }) => `${what}: ${kind}: ${why}`)).toEqual([
    'question without an answer: question: the options (a) and (b) are the same',
    "question without an answer: question: the option (c) is 'All four', and there are 3 statements",
    'question without an explanation: question: it says nothing of why its answer is right',
    'leads nowhere: question: it comes from article 99, which is not there',
  ]);
});
