import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiContext } from '../../../tests/support/apiContext.ts';
import { folder } from '../../../tests/support/files.ts';
import { projects } from '../../../tests/support/projects.ts';
import { dateTimeInForm } from '../../content/dateTime.ts';
import { type ApiContext, type Sent, Refused } from './route.ts';
import { undoChange } from './undo.ts';
import { withdrawAt } from './withdrawing.ts';
import { describeWriting, lookAt, openArticle, saveArticle } from './writeArticle.ts';
import type { OpenedArticle } from './writeArticle.ts';

const fields = {
  title: 'The Preamble',
  category: 'Facts of the Day',
  language: 'en',
  topics: [],
  date: '2026-11-20T06:30',
  url: '',
  content: 'A single sentence.',
  translationOf: '',
};

/** Saves an article as it was opened, but for these fields. */
function save(context: ApiContext, { id, version, as = 'published', ...more }: Sent = {}) {
  const sent = Object.entries({ ...fields, ...more }).filter(([name]) => name in fields);
  return saveArticle(context, { id, version, state: as, values: Object.fromEntries(sent) });
}

const open = (context: ApiContext, id: string) => openArticle(context, { id });
async function saved(context: ApiContext, sent?: Sent): Promise<OpenedArticle> {
  const answer = await save(context, sent);
  if (!answer.saved) throw new Error(JSON.stringify(answer));
  return answer.saved;
}
/** Why an article is not saved, with the names of the fields. */
const refusal = async (context: ApiContext, sent: Sent) =>
  (await save(context, sent)).problems.map(({ field, reason }) => `${field}: ${reason}`);

test.each(['migrated', 'bigint'] as const)(
  'in %s an article is written, corrected, withdrawn and put back',
  async (name) => {
    const context = apiContext(projects[name]);
    const written = await saved(context);
    expect(written).toMatchObject({ state: 'published', values: fields, twin: null });
    const { address } = written;
    expect(address).toBe(`/facts-of-the-day/${written.id}`);
    expect(await open(context, written.id)).toEqual(written);

    const corrected = await saved(context, { ...written, content: 'B' });
    expect(corrected).toMatchObject({ id: written.id, values: { ...fields, content: 'B' } });
    expect(corrected.version).not.toBe(written.version);

    const { file, undo } = await withdrawAt(context, { address });
    expect(readdirSync(folder)).toEqual([file]);
    await expect(open(context, written.id)).rejects.toThrow('There is no such article.');
    await expect(withdrawAt(context, { address })).rejects.toThrow('There is no article');
    await undoChange(context, { undo });
    const again = { ...corrected, version: expect.any(String) };
    expect(await open(context, written.id)).toEqual(again);
  },
);

test('what cannot be kept in a file is not withdrawn, and the reason is said', async () => {
  const context = apiContext(projects.migrated);
  const { id, address } = await saved(context);
  const withdrawn = withdrawAt({ ...context, folder: `${folder}/none` }, { address });
  await expect(withdrawn).rejects.toThrow(Refused);
  await expect(withdrawn).rejects.toThrow('ENOENT: no such file or directory');
  expect((await open(context, id)).state).toBe('published');
});

test('of two of a title, or of an address, only the one that is open is withdrawn', async () => {
  const context = apiContext(projects.migrated);
  // In a file's name it would have more bytes than file systems allow.
  const title = 'संविधान की उद्देशिका '.repeat(14).trim();
  await projects.sql(`
    insert into resources (id, title, href) values (1, '${title}', '/a'), (2, '${title}', '/b');
    insert into "Course Details" (slug, "Title") values ('essay', 'Essay'), ('essay', 'निबंध')`);
  await projects.sql(`
    insert into bigint_ids."Course Details" (id, slug) values (1, 'essay'), (2, 'essay');
    insert into bigint_ids."Course Section" (title, "ViewMore")
      values ('Essay', '/essay'), ('Other', '/other')`);
  await withdrawAt(context, { address: title, id: '2', language: '' });
  await withdrawAt(context, { address: '/essay', id: '2', language: 'hi' });
  expect(
    await projects.sql(`select href from resources union all select "Title" from "Course Details"`),
  ).toEqual([{ href: '/a' }, { href: 'Essay' }]);
  const other = apiContext(projects.bigint);
  await withdrawAt(other, { address: '/essay', id: '2' });
  expect(
    await projects.sql(`select p.id::int, title from bigint_ids."Course Details" p
      left join bigint_ids."Course Section" on "ViewMore" = '/' || slug`),
  ).toEqual([{ id: 1, title: 'Essay' }]);
  await withdrawAt(other, { address: '/essay', id: '1' });
  // The page with this id has another address.
  const wrong = withdrawAt(other, { address: '/other', id: '3' });
  await expect(wrong).rejects.toThrow("There is no course '/other'.");
  const cards = await projects.sql('select title from bigint_ids."Course Section"');
  expect(cards).toEqual([{ title: 'Other' }]);
});

test('an article is moved to the midnight of its day', async () => {
  const context = apiContext(projects.migrated);
  const date = '2026-11-20T00:00';
  expect(await saved(context, { ...(await saved(context)), date })).toMatchObject({
    values: { ...fields, date },
  });
});

test('a draft becomes scheduled, then published; what one project lacks is said', async () => {
  const context = apiContext(projects.migrated);
  const draft = await saved(context, { as: 'draft', topics: ['Polity', 'Prelims'] });
  expect(draft).toMatchObject({
    state: 'draft',
    values: { date: '', topics: ['Polity', 'Prelims'] },
  });
  const date = '2090-01-01T06:30';
  const scheduled = await saved(context, { ...draft, as: 'scheduled', date });
  expect(scheduled).toMatchObject({ state: 'scheduled', values: { date } });
  const now = await saved(context, { ...scheduled, date: '' });
  expect(now.state).toBe('published');
  expect(Date.parse(`${now.values.date}+05:30`)).toBeGreaterThan(Date.now() - 120_000);

  expect(await describeWriting(context)).toEqual({ topics: [], lacking: {} });
  const hosted = apiContext(projects.bigint);
  const { lacking } = await describeWriting(hosted);
  expect(Object.keys(lacking)).toEqual(['topics', 'draft', 'translation_of']);
  expect(await refusal(hosted, { as: 'draft' })).toEqual([`draft: ${lacking['draft']}`]);
});

// `publishing.test.ts` has two desks over projects that keep it.
test('in a project that keeps no presence no article is open elsewhere', async () => {
  const context = apiContext(projects.bigint);
  const { id, version } = await saved(context);
  expect(await lookAt(context, { id })).toEqual({ version, isOpenElsewhere: false });
});

test('a correction is undone unless another desk has changed it since, and leaves no date of a change', async () => {
  const context = apiContext(projects.migrated);
  const first = await saved(context);
  const correct = async (content: string) => {
    const { written } = await save(context, { ...(await open(context, first.id)), content });
    return { undo: written?.undo };
  };
  const corrected = await correct('B');
  expect((await open(context, first.id)).updated).toMatch(/^20/);
  await undoChange(context, corrected);
  expect(await open(context, first.id)).toEqual({ ...first, version: expect.any(String) });
  const [older] = [await correct('C'), await correct('D')];
  await expect(undoChange(context, older)).rejects.toThrow('Somebody has changed it since');
});

test('what is longer than the desk may write is opened whole, and refused', async () => {
  const context = apiContext(projects.bigint);
  const [content, title, url] = ['x'.repeat(250_000), 'y'.repeat(600), `/${'z'.repeat(3_000)}`];
  await projects.sql(`insert into bigint_ids."Articles" (title, category, content, created_at, url)
    values ('${title}', 'Facts of the Day', '${content}', now(), '${url}')`);
  const [row] = await projects.sql('select id from bigint_ids."Articles"');
  const opened = await open(context, String(row?.['id']));
  expect(opened.values).toMatchObject({ content, title, url });
  expect(await refusal(context, { ...opened, ...opened.values })).toEqual([
    expect.stringContaining('url: is no address'),
    'content: has 2,50,000 characters; 2,00,000 is the most',
    'title: has 600 characters; 500 is the most',
  ]);
});

test('nothing is written of what is no article, or is there already', async () => {
  const context = apiContext(projects.migrated);
  // As Word and old encodings leave it.
  const { id } = await saved(context, { title: 'The\vPreamble\u0092' });
  expect(await refusal(context, { content: 'B' })).toEqual([
    `title: is published already, as article ${id}. Open that one from the list, or change this.`,
  ]);
  await expect(saveArticle(context, { values: 'x' })).rejects.toThrow('is no article');
  expect(await projects.sql('select id from public."Articles"')).toHaveLength(1);
});

test('an article and its translation open beside each other', async () => {
  const context = apiContext(projects.migrated);
  const { id } = await saved(context);
  const hindi = { title: 'प्रस्तावना', language: 'hi', content: 'एक वाक्य।', translationOf: id };
  const translation = await saved(context, hindi);
  const { title, content } = fields;
  expect(translation.twin).toEqual({ id, language: 'en', title, content });
  expect((await open(context, id)).twin?.id).toBe(translation.id);
  const other = await saved(context, { title: 'अनुच्छेद', language: 'hi' });
  expect(await refusal(context, { ...(await open(context, id)), translationOf: other.id })).toEqual(
    [expect.stringContaining(`article ${translation.id} is a translation of this one`)],
  );
  // A translation can be corrected while its original is off the website.
  await withdrawAt(context, { address: `/facts-of-the-day/${id}` });
  const alone = await saved(context, { ...hindi, ...translation, ...hindi, content: 'तीन' });
  expect(alone).toMatchObject({ values: { content: 'तीन', translationOf: id }, twin: null });
});

test('a title that recurs daily is corrected on its own day', async () => {
  const context = apiContext(projects.migrated);
  const title = 'Daily quiz';
  await saved(context, { title, date: dateTimeInForm(new Date().toISOString()) });
  const own = { title, date: fields.date };
  const older = await saved(context, own);
  const corrected = await saved(context, { ...older, ...own, content: 'B' });
  expect(corrected).toMatchObject({ id: older.id, values: { ...own, content: 'B' } });
});

test.each(['migrated', 'scheduling'] as const)(
  'in %s a draft that is published with a date of the past has that date',
  async (name) => {
    const context = apiContext(projects[name]);
    const draft = await saved(context, { as: 'draft' });
    const published = await saved(context, { ...draft, date: fields.date });
    expect(published).toMatchObject({ state: 'published', values: { date: fields.date } });
    const again = await saved(context, { ...published, content: 'Corrected.' });
    expect(again).toMatchObject({ state: 'published', values: { date: fields.date } });
  },
);
