import { describe, expect, test } from 'vitest';
import type { Queries } from '../../src/queries/createQueries.ts';
import { describeBothClients, describeQueries, failureOf, timeOutOf } from '../support/clients.ts';
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
/** Reads an object, not rows. */
const search = (queries: Queries) => queries.search({ query: 'x', page: 1 });

describeQueries('faults', (setup) => {
  describe.each(reads)('%s', (_name, read) => {
    test.each([
      [html(502), 'unavailable', 502, 2],
      [refusal(400, 'PGRST100', 'failed to parse filter'), 'rejected', 400, 1],
    ] as const)('%#: tried again where that may help', async (fault, kind, status, attempts) => {
      setup.fake.reply(fault);
      expect(await failureOf(read(setup.queries()))).toMatchObject({ kind, status });
      expect(setup.fake.seen).toHaveLength(attempts);
    });

    test('no answer: a time-out, not tried again', async () => {
      setup.fake.reply(hang);
      expect(await timeOutOf(setup, read)).toMatchObject({ kind: 'timeout', status: undefined });
      expect(setup.fake.seen).toHaveLength(1);
    });
  });
});

describeBothClients('faults', (setup) => {
  describe.each([
    ['a list', list],
    ['a search', search],
  ])('%s', (_name, read) => {
    test.each([
      ...passing.map((failure) => [...failure, 'unavailable', 2] as const),
      ...lasting.map((failure) => [...failure, 'rejected', 1] as const),
    ])('%s', async (_name, fault, message, status, kind, attempts) => {
      setup.fake.reply(fault);
      const error = await failureOf(read(setup.queries()));
      expect(error).toMatchObject({ kind, message, status });
      expect(setup.fake.seen).toHaveLength(attempts);
    });

    test('404 without a body: tried once', async () => {
      setup.fake.reply(raw('', 'text/plain', { status: 404 }));
      expect((await failureOf(read(setup.queries()))).kind).toBe('unavailable');
      expect(setup.fake.seen).toHaveLength(1);
    });

    test('half an answer: a time-out', async () => {
      setup.fake.reply(stall);
      expect((await timeOutOf(setup, read)).kind).toBe('timeout');
    });
  });

  test('a refused connection', async () => {
    const gone = await startFakePostgrest();
    await gone.close();
    const error = await failureOf(list(setup.queries({}, gone.url)));
    expect(error).toMatchObject({ kind: 'unavailable', message: unreachable });
  });

  test.each(passing)('%s, then an answer: no failure', async (_name, fault) => {
    setup.fake.reply(fault, rows([{ id: 1, title: 'Fine' }], 1));
    expect((await list(setup.queries())).items).toMatchObject([{ title: 'Fine' }]);
    expect(setup.fake.seen).toHaveLength(2);
  });

  test('one time-out covers both attempts', async () => {
    setup.fake.reply(html(502), hang);
    const error = await failureOf(list(setup.queries({ timeoutMs: 500 })));
    const message = 'The server did not answer in time.';
    expect(error).toMatchObject({ kind: 'timeout', message });
    expect(setup.fake.seen).toHaveLength(2);
  });

  test('the time-out ends the pause before the second attempt', async () => {
    setup.fake.reply(html(502));
    const queries = setup.queries({ timeoutMs: 500, retryDelayMs: 60_000 });
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
