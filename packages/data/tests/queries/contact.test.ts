import { expect, test, vi } from 'vitest';
import { describeBothClients, failureOf } from '../support/clients.ts';
import { drop, hang, html, json, raw, refusal, truncated } from '../support/fakePostgrest.ts';
import type { Reply } from '../support/fakePostgrest.ts';

const message = {
  firstName: 'Asha',
  lastName: 'Kumari',
  email: 'asha@example.in',
  message: 'Please call me about the evening batch.',
};
const submissionId = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';

/** The message as a row of the table, without and with its id. */
const row = {
  first_name: message.firstName,
  last_name: message.lastName,
  email: message.email,
  message: message.message,
};
const rowWithId = { ...row, submission_id: submissionId };
const marked = { ...rowWithId, suspected: true };

const violates = (constraint: string): Reply =>
  refusal(
    400,
    '23514',
    `new row for relation "Contact Records" violates check constraint "${constraint}"`,
    `Failing row contains (1, ${Object.values(message).join(', ')}).`,
  );

const alreadyThere = (constraint: string, details?: string): Reply =>
  refusal(409, '23505', `duplicate key value violates unique constraint "${constraint}"`, details);

const unknownColumn = (column: string): Reply =>
  refusal(
    400,
    'PGRST204',
    `Could not find the '${column}' column of 'Contact Records' in the schema cache`,
  );

const unknownToPostgres = (column: string): Reply =>
  refusal(400, '42703', `column "${column}" of relation "Contact Records" does not exist`);

const stored = raw('', 'application/json', { status: 201 });

describeBothClients('contact', (setup) => {
  const sentRows = () => setup.fake.seen.map(({ body }) => JSON.parse(body) as unknown);

  const failures: [string, Reply, { kind: string; field?: string | undefined }][] = [
    ['cut connection', drop, { kind: 'unavailable' }],
    ['500', html(500), { kind: 'unavailable' }],
    ['429', refusal(429, '', 'slow down'), { kind: 'unavailable' }],
    ['401', refusal(401, '42501', 'permission denied'), { kind: 'unavailable' }],
    ['another column unknown', unknownColumn('message'), { kind: 'unavailable' }],
    ['HTML and 200', html(200), { kind: 'unavailable' }],
    ['nothing and 200', raw('', 'text/plain'), { kind: 'unavailable' }],
    ['nothing and 404', raw('', 'text/plain', { status: 404 }), { kind: 'unavailable' }],
    ['JSON and 200', json([]), { kind: 'unavailable' }],
    ['truncated body', truncated, { kind: 'unavailable' }],
    ['413', html(413), { kind: 'rejected', field: undefined }],
    ['e-mail', violates('contact_records_email_shape'), { kind: 'rejected', field: 'email' }],
    ['name', violates('contact_records_last_name_length'), { kind: 'rejected', field: 'lastName' }],
    ['text', violates('contact_records_message_length'), { kind: 'rejected', field: 'message' }],
    ['empty', violates('contact_records_not_blank'), { kind: 'rejected', field: undefined }],
    [
      'too long',
      refusal(400, '22001', 'value too long for type character varying(100)'),
      { kind: 'rejected', field: undefined },
    ],
    // The primary key conflicted with another row: this message is not stored.
    ['id taken', alreadyThere('Contact Records_pkey'), { kind: 'unavailable' }],
  ];

  test.each(failures)('%s: sent once, with its own error', async (_name, fault, expected) => {
    setup.fake.reply(fault);
    const error = await failureOf(setup.queries().sendContact(message));
    expect(error).toMatchObject(expected);
    expect(setup.fake.seen).toHaveLength(1);
    const text = JSON.stringify([error.message, error.cause, error.stack]);
    for (const personal of Object.values(message)) expect(text).not.toContain(personal);
  });

  const uncertain: [string, Reply][] = [
    ['cut connection', drop],
    ['500', html(500)],
    ['429', refusal(429, '', 'slow down')],
    ['HTML and 200', html(200)],
    ['hanging', hang],
  ];

  test.each(uncertain)('%s, with its id: a second attempt, the same', async (_name, fault) => {
    setup.fake.reply(fault, stored);
    await setup.queries({ timeoutMs: 2_000 }).sendContact({ ...message, submissionId });
    expect(sentRows()).toEqual([rowWithId, rowWithId]);
  });

  test.each(uncertain)('%s, with its id: two attempts and no more', async (_name, fault) => {
    setup.fake.reply(fault);
    const call = setup.queries({ timeoutMs: 2_000 }).sendContact({ ...message, submissionId });
    expect(['unavailable', 'timeout']).toContain((await failureOf(call)).kind);
    expect(setup.fake.seen).toHaveLength(2);
  });

  test('slow, with its id: not given up for the second attempt', async () => {
    const slow = Promise.withResolvers<Parameters<Reply>>();
    setup.fake.reply(
      (...first) => slow.resolve(first),
      // The second request hangs; only now is the first one answered.
      () => void slow.promise.then((first) => stored(...first)),
    );
    await setup.queries({ timeoutMs: 2_000 }).sendContact({ ...message, submissionId });
    expect(sentRows()).toEqual([rowWithId, rowWithId]);
  });

  test('stored, but the answer was lost: the second attempt finds it there', async () => {
    setup.fake.reply(drop, alreadyThere('contact_records_submission_id_key'));
    await setup.queries().sendContact({ ...message, submissionId });
    expect(setup.fake.seen).toHaveLength(2);
  });

  test.each([
    ['by its index', alreadyThere('contact_records_submission_id_key')],
    ['by its column', alreadyThere('own_name', `Key (submission_id)=(${submissionId}) exists.`)],
  ])('a message the table already holds counts as sent, known %s', async (_how, reply) => {
    setup.fake.reply(reply);
    await setup.queries().sendContact({ ...message, submissionId });
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('a table without the id: never a second attempt whose first may have worked', async () => {
    setup.fake.reply(unknownColumn('submission_id'), drop, stored);
    const error = await failureOf(setup.queries().sendContact({ ...message, submissionId }));
    expect(error.kind).toBe('unavailable');
    expect(sentRows()).toEqual([rowWithId, row]);
  });

  test.each([{}, { submissionId }])('no answer, %j: given up in time', async (id) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setup.fake.reply(hang);
    const arrived = setup.fake.nextRequest();
    const call = failureOf(setup.queries({ timeoutMs: 4_000 }).sendContact({ ...message, ...id }));
    const request = await arrived;
    await vi.advanceTimersByTimeAsync(3_999);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).kind).toBe('timeout');
    await request.closed;
  });

  test.each([false, true])('an abort passes its own reason on, suspected %s', async (suspected) => {
    setup.fake.reply(hang);
    const navigation = new AbortController();
    const arrived = setup.fake.nextRequest();
    const call = setup.queries().sendContact({ ...message, suspected, signal: navigation.signal });
    await arrived;
    navigation.abort();
    await expect(call).rejects.toBe(navigation.signal.reason);
  });
});

describeBothClients('a suspected message', (setup) => {
  const suspected = { ...message, submissionId, suspected: true };
  const sentRows = () => setup.fake.seen.map(({ body }) => JSON.parse(body) as unknown);

  test('is marked; any other names no such column', async () => {
    setup.fake.reply(stored);
    const queries = setup.queries();
    await queries.sendContact(suspected);
    await queries.sendContact({ ...suspected, suspected: false });
    expect(sentRows()).toEqual([marked, rowWithId]);
  });

  test('that is refused for its words is refused, and the column is not given up', async () => {
    const refused = violates('contact_records_email_shape');
    setup.fake.reply(refused, refused, stored);
    const queries = setup.queries();
    const error = await failureOf(queries.sendContact(suspected));
    expect(error).toMatchObject({ kind: 'rejected', field: 'email' });
    await queries.sendContact(suspected);
    expect(sentRows()).toEqual([marked, rowWithId, marked]);
  });

  test('keeps its mark in both attempts', async () => {
    setup.fake.reply(refusal(429, '', 'slow down'));
    expect((await failureOf(setup.queries().sendContact(suspected))).kind).toBe('unavailable');
    expect(sentRows()).toEqual([marked, marked]);
  });

  test('has the time of one message for all attempts', async () => {
    setup.fake.reply(unknownColumn('suspected'), hang);
    const error = await failureOf(setup.queries({ timeoutMs: 400 }).sendContact(suspected));
    expect(error.kind).toBe('timeout');
  });
});

type Sent = Record<string, unknown>;
const markedAlone = { ...row, suspected: true };

/** Tables that lack a column, by their answers: the rows tried for a message. */
const lacking: Record<string, [suspected: boolean, replies: Reply[], tried: Sent[]]> = {
  'the id, says PostgREST': [false, [unknownColumn('submission_id')], [rowWithId, row]],
  'the id, says PostgreSQL': [false, [unknownToPostgres('submission_id')], [rowWithId, row]],
  'the mark, says PostgREST': [true, [unknownColumn('suspected')], [marked, rowWithId]],
  'the mark, says PostgreSQL': [true, [unknownToPostgres('suspected')], [marked, rowWithId]],
  'a mark of ours: it has one of another type': [
    true,
    [refusal(400, '22P02', 'invalid input syntax for type integer: "true"')],
    [marked, rowWithId],
  ],
  'both, the id first': [
    true,
    ['submission_id', 'suspected'].map(unknownColumn),
    [marked, markedAlone, row],
  ],
  'both, the mark first': [
    true,
    ['suspected', 'submission_id'].map(unknownColumn),
    [marked, rowWithId, row],
  ],
};

describeBothClients('a table without', (setup) => {
  test.each(Object.entries(lacking))('%s', async (_which, [suspected, replies, tried]) => {
    setup.fake.reply(...replies, stored);
    const queries = setup.queries();
    await queries.sendContact({ ...message, submissionId, ...(suspected && { suspected }) });
    // The missing id is remembered.
    await queries.sendContact({ ...message, submissionId });
    expect(setup.fake.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      ...tried,
      tried.at(-1),
    ]);
  });
});
