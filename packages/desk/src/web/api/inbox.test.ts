import { beforeEach, expect, test } from 'vitest';
import { useFixture } from '../../../../../tests/support/fixture.ts';
import { startTestBackend } from '../../../../backend/src/testing.ts';
import { apiContext } from '../../../tests/support/apiContext.ts';
import { connect } from '../../connect.ts';
import * as inbox from './inbox.ts';
import type { ApiContext } from './route.ts';

const hostile = '<b>=1+1</b>\u001B[31m\u202Egpj';
const { signal } = new AbortController();

const backend = useFixture(() => startTestBackend());
let context: ApiContext;
beforeEach(async () => {
  await backend.sql(
    `truncate "Contact Records" restart identity;
     insert into "Contact Records" (created_at, first_name, email, message, suspected, answered_at)
     values (now() - interval '13 months', 'Old', 'old@example.org', 'Last year?', false, null),
       (now() - interval '2 days', 'Asha', 'asha@example.org', '=1+1', false, now()),
       (now() - interval '1 day', E'${hostile}', '', E'${hostile}', false, null),
       (now(), 'Robot', '', 'Buy', true, now());`,
  );
  const log = () => undefined;
  const connection = await connect({ env: {}, dataDir: backend.dataDir, log, signal });
  context = apiContext(connection.client);
  return () => connection.close();
});

const list = (sent = {}) => inbox.listMessages(context, sent);
const ids = async (sent = {}) => (await list(sent)).messages.map(({ id }) => id);
const mark = (id: unknown, answered: unknown) => inbox.markMessage(context, { id, answered });
const save = (sent = {}) => inbox.exportMessages(context, sent);
const remove = (before: unknown) => inbox.deleteOldMessages(context, { before });

test('what is not answered, what is, and what is suspected stand apart, without what turns or commands', async () => {
  expect(await list()).toMatchObject({
    messages: [{ id: '3', name: '<b>=1+1</b>[31mgpj', message: '<b>=1+1</b>[31mgpj' }, { id: '1' }],
    counts: { open: 2, answered: 1, suspected: 1 },
    old: { count: 1 },
    pageCount: 1,
  });
  expect(await ids({ which: 'answered' })).toEqual(['2']);
  expect(await ids({ which: 'suspected' })).toEqual(['4']);
  expect(await ids({ page: '2' })).toEqual(['3', '1']);
  await expect(list({ page: '-1' })).rejects.toThrow('There is no such page.');
});

test('one is marked as answered, and as not answered', async () => {
  await mark('1', true);
  expect(await ids({ which: 'answered' })).toEqual(['2', '1']);
  await mark('1', false);
  expect(await ids()).toEqual(['3', '1']);
  // Undone, it is marked with the time that it had.
  const at = '2026-01-02T03:04:05.000Z';
  await inbox.markMessage(context, { id: '1', answered: true, at });
  expect(await list({ which: 'answered' })).toMatchObject({
    messages: [{ id: '2' }, { id: '1', answered: at }],
  });
  await mark('1', false);
  for (const id of ['99', 'x', '', '__proto__']) {
    await expect(mark(id, true)).rejects.toThrow('There is no such message.');
  }
  await expect(mark('1', 'yes')).rejects.toThrow('Say which message');
});

test('the table holds all of them in pieces, and no formula', async () => {
  const { csv, next } = await save();
  expect(next).toBeNull();
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).toContain(`"asha@example.org","","'=1+1","no"`);
  expect(csv).not.toMatch(/[\u001B\u202E]/);
  expect((await save({ from: '3' })).csv).toMatch(/^"4",[^\n]*\n$/);
  await expect(save({ from: '-1' })).rejects.toThrow('There is no such row.');
});

test('those that are kept for too long are saved and deleted, and no younger one', async () => {
  for (const before of [new Date().toISOString(), '2999-01-01', 'tomorrow', undefined]) {
    await expect(remove(before)).rejects.toThrow('kept');
  }
  const { before } = (await list()).old ?? {};
  expect((await save({ before })).csv).toMatch(/^\uFEFF[^\n]*\n"1",[^\n]*\n$/);
  expect(await remove(before)).toEqual({ deleted: 1 });
  expect(await list()).toMatchObject({ old: { count: 0 }, counts: { open: 1, answered: 1 } });
});

test('a table that lacks our columns says what it cannot do', async () => {
  const rename = (from: string, to: string) =>
    backend.sql(`alter table "Contact Records" rename column ${from} to ${to}`);
  await rename('answered_at', 'other');
  try {
    const shown = { messages: [], counts: { answered: 0 }, abilities: { answered: false } };
    expect(await list({ which: 'answered' })).toMatchObject(shown);
    await expect(mark('1', true)).rejects.toThrow('The table has no place for marks.');
  } finally {
    await rename('other', 'answered_at');
  }
});
