import { afterEach, expect, test, vi } from 'vitest';
import { describeBothClients, failureOf } from './support/clients.ts';
import {
  type Reply,
  drop,
  hang,
  html,
  json,
  raw,
  refusal,
  truncated,
} from './support/fake-postgrest.ts';

const message = {
  first_name: 'Asha',
  last_name: 'Kumari',
  email: 'asha@example.in',
  message: 'Please call me about the evening batch.',
};
const submission_id = '3f0c9a52-6a3b-4a0e-9d0e-2f6f5a1b7c11';

const violates = (constraint: string): Reply =>
  refusal(
    400,
    '23514',
    `new row for relation "Contact Records" violates check constraint "${constraint}"`,
    `Failing row contains (1, ${Object.values(message).join(', ')}).`,
  );

const alreadyThere = (constraint: string): Reply =>
  refusal(409, '23505', `duplicate key value violates unique constraint "${constraint}"`);

describeBothClients('contact', (setup) => {
  afterEach(() => vi.useRealTimers());

  const failures: [string, Reply, { kind: string; field?: string | undefined }][] = [
    ['cut connection', drop, { kind: 'unavailable' }],
    ['500', html(500), { kind: 'unavailable' }],
    ['503', refusal(503, 'PGRST001', 'no connection'), { kind: 'unavailable' }],
    ['429', refusal(429, '', 'slow down'), { kind: 'unavailable' }],
    ['401', refusal(401, '42501', 'permission denied'), { kind: 'unavailable' }],
    ['unknown column', refusal(400, 'PGRST204', 'no column'), { kind: 'unavailable' }],
    ['HTML and 200', html(200), { kind: 'unavailable' }],
    ['nothing and 200', raw('', 'text/plain'), { kind: 'unavailable' }],
    ['nothing and 404', raw('', 'text/plain', { status: 404 }), { kind: 'unavailable' }],
    ['JSON and 200', json([]), { kind: 'unavailable' }],
    ['truncated body', truncated, { kind: 'unavailable' }],
    ['413', html(413), { kind: 'rejected', field: undefined }],
    ['e-mail', violates('contact_records_email_shape'), { kind: 'rejected', field: 'email' }],
    [
      'name',
      violates('contact_records_last_name_length'),
      { kind: 'rejected', field: 'last_name' },
    ],
    ['text', violates('contact_records_message_length'), { kind: 'rejected', field: 'message' }],
    ['empty', violates('contact_records_not_blank'), { kind: 'rejected', field: undefined }],
    [
      'too long',
      refusal(400, '22001', 'value too long for type character varying(100)'),
      { kind: 'rejected', field: undefined },
    ],
    // The table's own key ran into another row: this message is not there.
    ['id taken', alreadyThere('Contact Records_pkey'), { kind: 'unavailable' }],
  ];

  test.each(failures)('%s: sent once, told as it is', async (_name, fault, expected) => {
    setup.fake.reply(fault);
    const error = await failureOf(setup.queries().sendContact({ ...message, submission_id }));
    expect(error).toMatchObject(expected);
    expect(setup.fake.seen).toHaveLength(1);
    const told = JSON.stringify([error.message, error.cause, error.stack]);
    for (const personal of Object.values(message)) expect(told).not.toContain(personal);
  });

  test('a message the table already holds counts as sent', async () => {
    setup.fake.reply(alreadyThere('contact_records_submission_id_key'));
    await setup.queries().sendContact({ ...message, submission_id });
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('no answer: given up after ten seconds, not after a read’s time-out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setup.fake.reply(hang);
    const arrived = setup.fake.nextRequest();
    const call = failureOf(setup.queries({ timeoutMs: 10 }).sendContact(message));
    const request = await arrived;
    vi.advanceTimersByTime(9999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await call).kind).toBe('timeout');
    await request.closed;
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('an abort passes its own reason on', async () => {
    setup.fake.reply(hang);
    const navigation = new AbortController();
    const arrived = setup.fake.nextRequest();
    const call = setup.queries().sendContact(message, { signal: navigation.signal });
    await arrived;
    navigation.abort();
    await expect(call).rejects.toBe(navigation.signal.reason);
  });
});
