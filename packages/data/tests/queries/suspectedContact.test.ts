import { expect, test } from 'vitest';
import { describeBothClients, failureOf } from '../support/clients.ts';
import { type Reply, drop, hang, html, raw, refusal } from '../support/fakePostgrest.ts';

const message = { firstName: 'Asha', lastName: '', email: '', message: 'Please call me.' };
const submissionId = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';
const suspected = { ...message, submissionId, suspected: true };

const words = { first_name: 'Asha', last_name: '', email: '', message: message.message };
const row = { ...words, submission_id: submissionId };
const marked = { ...row, suspected: true };

const stored = raw('', 'application/json', { status: 201 });

const unknownColumn = (column: string): Reply =>
  refusal(
    400,
    'PGRST204',
    `Could not find the '${column}' column of 'Contact Records' in the schema cache`,
  );

describeBothClients('a suspected message', (setup) => {
  const sentRows = () => setup.fake.seen.map(({ body }) => JSON.parse(body) as unknown);

  test('is marked; any other names no such column', async () => {
    setup.fake.reply(stored);
    const queries = setup.queries();
    await queries.sendContact(suspected);
    await queries.sendContact({ ...suspected, suspected: false });
    expect(sentRows()).toEqual([marked, row]);
  });

  const withoutMark: [string, Reply][] = [
    ['has no such column, says PostgREST', unknownColumn('suspected')],
    [
      'has no such column, says PostgreSQL',
      refusal(400, '42703', 'column "suspected" of relation "Contact Records" does not exist'),
    ],
    ['keeps one of its own', refusal(401, '42501', 'permission denied for table Contact Records')],
    [
      'has one of another type',
      refusal(400, '22P02', 'invalid input syntax for type integer: "true"'),
    ],
  ];

  test.each(withoutMark)('is sent as any other to a table that %s', async (_why, reply) => {
    setup.fake.reply(reply, stored);
    const queries = setup.queries();
    await queries.sendContact(suspected);
    await queries.sendContact(suspected);
    // From the second on at once.
    expect(sentRows()).toEqual([marked, row, row]);
  });

  test.each([
    ['the id first', ['submission_id', 'suspected'], [marked, { ...words, suspected: true }]],
    ['the mark first', ['suspected', 'submission_id'], [marked, row]],
  ])('is sent to a table with neither column, which misses %s', async (_which, names, tried) => {
    setup.fake.reply(...names.map(unknownColumn), stored);
    const queries = setup.queries();
    await queries.sendContact(suspected);
    await queries.sendContact(suspected);
    expect(sentRows()).toEqual([...tried, words, words]);
  });

  test('that is refused for its words is refused, and the column is not given up', async () => {
    const refused = refusal(
      400,
      '23514',
      'violates check constraint "contact_records_email_shape"',
    );
    setup.fake.reply(refused, refused, stored);
    const queries = setup.queries();
    const error = await failureOf(queries.sendContact(suspected));
    expect(error).toMatchObject({ kind: 'rejected', field: 'email' });
    await queries.sendContact(suspected);
    expect(sentRows()).toEqual([marked, row, marked]);
  });

  test.each([
    ['cut connection', drop],
    ['500', html(500)],
    ['429', refusal(429, '', 'slow down')],
  ] as [string, Reply][])('%s: keeps its mark in both attempts', async (_name, fault) => {
    setup.fake.reply(fault);
    const error = await failureOf(setup.queries().sendContact(suspected));
    expect(error.kind).toBe('unavailable');
    expect(sentRows()).toEqual([marked, marked]);
  });

  test('has the time of one message for all attempts', async () => {
    setup.fake.reply(unknownColumn('suspected'), hang);
    const error = await failureOf(setup.queries({ timeoutMs: 400 }).sendContact(suspected));
    expect(error.kind).toBe('timeout');
  });

  test('an abort passes its own reason on', async () => {
    setup.fake.reply(hang);
    const navigation = new AbortController();
    const { signal } = navigation;
    const arrived = setup.fake.nextRequest();
    const call = setup.queries().sendContact({ ...suspected, signal });
    const request = await arrived;
    navigation.abort();
    await expect(call).rejects.toBe(signal.reason);
    await request.closed;
  });
});
