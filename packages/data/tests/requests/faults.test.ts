import { describe, expect, test } from 'vitest';
import type { Queries } from '../../src/queries/createQueries.ts';
import { describeBothClients, failureOf, timeOutOf } from '../support/clients.ts';
import {
  type Reply,
  drop,
  hang,
  html,
  json,
  raw,
  refusal,
  rows,
  stall,
  startFakePostgrest,
  truncated,
} from '../support/fakePostgrest.ts';
import { reads } from '../support/reads.ts';

const unreachable = 'The server could not be reached.';
const unreadable = 'The server sent an answer that could not be read.';

/** Failures that are retried: the fault, the error's message, its HTTP status. */
const passing: [name: string, fault: Reply, message: string, status: number | undefined][] = [
  ['cut connection', drop, unreachable, undefined],
  ['truncated body', truncated, unreachable, undefined],
  ['500', refusal(500, 'XX000', 'out of memory'), 'out of memory', 500],
  [
    '503',
    refusal(503, 'PGRST002', 'Could not query the schema'),
    'Could not query the schema',
    503,
  ],
  ['520, a page of HTML', html(520), 'The server answered with an error (520).', 520],
  ['429', refusal(429, '', 'slow down'), 'slow down', 429],
  ['500 and null', json(null, { status: 500 }), 'The server answered with an error (500).', 500],
  ['HTML and 200', html(200), unreadable, 200],
  ['nothing and 200', raw('', 'application/json'), unreadable, 200],
  ['half of a JSON', raw('[{"id":1,', 'application/json'), unreadable, 200],
  ['JSON of another shape', json('ok'), unreadable, 200],
  ['null', json(null), unreadable, 200],
];

const lasting: [name: string, fault: Reply, message: string, status: number][] = [
  ['400', refusal(400, 'PGRST100', 'failed to parse filter'), 'failed to parse filter', 400],
  ['401', json({ message: 'Invalid API key' }, { status: 401 }), 'Invalid API key', 401],
  ['403, a page of HTML', html(403), 'The server answered with an error (403).', 403],
  ['404', refusal(404, 'PGRST205', 'Could not find the table'), 'Could not find the table', 404],
];

const list = (queries: Queries) => queries.articles({ category: 'x', page: 1 });

describeBothClients('faults', (setup) => {
  describe.each(reads)('%s', (_name, read) => {
    test.each(passing)('%s: tried twice, no more', async (_fault, fault, _message, status) => {
      setup.fake.reply(fault);
      const error = await failureOf(read(setup.queries()));
      expect(error.kind).toBe('unavailable');
      expect(error.status).toBe(status);
      expect(setup.fake.seen).toHaveLength(2);
    });

    test.each(lasting)('%s: tried once', async (_fault, fault, _message, status) => {
      setup.fake.reply(fault);
      const error = await failureOf(read(setup.queries()));
      expect(error.kind).toBe('rejected');
      expect(error.status).toBe(status);
      expect(setup.fake.seen).toHaveLength(1);
    });

    test('404 without a body: tried once', async () => {
      setup.fake.reply(raw('', 'text/plain', { status: 404 }));
      expect((await failureOf(read(setup.queries()))).kind).toBe('unavailable');
      expect(setup.fake.seen).toHaveLength(1);
    });

    test.each([
      ['no answer', hang],
      ['half an answer', stall],
    ])('%s: a time-out, not tried again', async (_fault, fault) => {
      setup.fake.reply(fault);
      const error = await timeOutOf(setup, read);
      expect(error.kind).toBe('timeout');
      expect(error.status).toBeUndefined();
      expect(setup.fake.seen).toHaveLength(1);
    });
  });

  test.each([...passing, ...lasting])('a list says of %s: ...', async (_name, fault, message) => {
    setup.fake.reply(fault);
    const error = await failureOf(list(setup.queries()));
    expect(error.message).toBe(message);
  });

  test('a refused connection', async () => {
    const gone = await startFakePostgrest();
    await gone.close();
    const queries = setup.queries({}, gone.url);
    const error = await failureOf(list(queries));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toBe(unreachable);
  });

  test.each(passing)('%s, then an answer: no failure', async (_name, fault) => {
    setup.fake.reply(fault, rows([{ id: 1, title: 'Fine' }], 1));
    const page = await list(setup.queries());
    expect(page.items.map(({ title }) => title)).toEqual(['Fine']);
    expect(setup.fake.seen).toHaveLength(2);
  });

  test('one time-out covers both attempts', async () => {
    setup.fake.reply(html(502), hang);
    const error = await failureOf(list(setup.queries({ timeoutMs: 1_500 })));
    expect(error.kind).toBe('timeout');
    expect(error.message).toBe('The server did not answer in time.');
    expect(setup.fake.seen).toHaveLength(2);
  });

  test('the time-out ends the pause before the second attempt', async () => {
    setup.fake.reply(html(502));
    const queries = setup.queries({ timeoutMs: 1_500, retryDelayMs: 60_000 });
    expect((await failureOf(list(queries))).kind).toBe('timeout');
    expect(setup.fake.seen).toHaveLength(1);
  });

  test('health is asked once, and a web page is no health', async () => {
    for (const [fault, kind] of [
      [html(200), 'unavailable'],
      [html(503), 'unavailable'],
      [json({ message: 'Invalid API key' }, { status: 401 }), 'rejected'],
      [refusal(401, 'PGRST301', 'JWSError'), 'rejected'],
      [refusal(503, 'PGRST001', 'no connection'), 'unavailable'],
    ] as const) {
      setup.fake.reply(fault);
      expect((await failureOf(setup.queries().ping())).kind).toBe(kind);
      expect(setup.fake.seen).toHaveLength(1);
    }
    for (const answer of [json([{ id: 1 }]), refusal(401, '42501', 'permission denied')]) {
      setup.fake.reply(answer);
      await expect(setup.queries().ping()).resolves.toBeUndefined();
    }
  });
});
