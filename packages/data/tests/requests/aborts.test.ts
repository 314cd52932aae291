import { describe, expect, test } from 'vitest';
import * as queryList from '../../src/queries/queryList.ts';
import { describeBothClients, describeQueries } from '../support/clients.ts';
import { hang, html, json, stall } from '../support/fakePostgrest.ts';
import { reads, serverReads } from '../support/reads.ts';

test('every read is tested here', () => {
  const tested = [...reads, ...serverReads].map(([name]) => name);
  const all = { ...queryList.reads, ...queryList.readsOfServerPages, ...queryList.serverReads };
  expect(tested).toEqual(Object.keys(all));
});

// `lacking` sends several requests at the same time: see lacking.test.ts.
const single = [...reads, ...serverReads].filter(([name]) => name !== 'lacking');

describeQueries('an abort', (setup) => {
  describe.each(single)('%s', (_name, read) => {
    test('passes its own reason on and closes the connection', async () => {
      setup.fake.reply(hang);
      const navigation = new AbortController();
      const arrived = setup.fake.nextRequest();
      const call = read(setup.queries(), navigation.signal);
      const request = await arrived;
      navigation.abort();
      await expect(call).rejects.toBe(navigation.signal.reason);
      await request.closed;
      expect(setup.fake.seen).toHaveLength(1);
    });

    test('beforehand makes no request', async () => {
      setup.fake.reply(json([]));
      const signal = AbortSignal.abort();
      await expect(read(setup.queries(), signal)).rejects.toBe(signal.reason);
      expect(setup.fake.seen).toHaveLength(0);
    });
  });
});

describeBothClients('an abort', (setup) => {
  test.each([
    ['half an answer', [stall]],
    ['the second attempt', [html(502), hang]],
  ])('ends %s', async (_what, replies) => {
    setup.fake.reply(...replies);
    const navigation = new AbortController();
    const call = setup.queries().resources({ signal: navigation.signal });
    await expect.poll(() => setup.fake.seen.length).toBe(replies.length);
    navigation.abort();
    await expect(call).rejects.toBe(navigation.signal.reason);
    await setup.fake.seen.at(-1)?.closed;
  });

  test('ends the pause before the second attempt', async () => {
    setup.fake.reply(html(502));
    const navigation = new AbortController();
    const arrived = setup.fake.nextRequest();
    const { resources } = setup.queries({ retryDelayMs: 60_000 });
    const call = resources({ signal: navigation.signal });
    await (
      await arrived
    ).closed;
    navigation.abort();
    await expect(call).rejects.toBe(navigation.signal.reason);
    expect(setup.fake.seen).toHaveLength(1);
  });
});
