import { describe, expect, test } from 'vitest';
import * as queryList from '../../src/queries/queryList.ts';
import { describeBothClients } from '../support/clients.ts';
import { hang, html, json, stall } from '../support/fakePostgrest.ts';
import { reads, serverReads } from '../support/reads.ts';

test('every read is tested here', () => {
  const tested = [...reads, ...serverReads].map(([name]) => name);
  const all = { ...queryList.reads, ...queryList.readsOfServerPages, ...queryList.serverReads };
  expect(tested).toEqual(Object.keys(all));
});

// `lacking` sends several requests at the same time: see lacking.test.ts.
const single = [...reads, ...serverReads].filter(([name]) => name !== 'lacking');

describeBothClients('aborts', (setup) => {
  describe.each(single)('%s', (_name, read) => {
    test.each([
      ['no answer', hang],
      ['half an answer', stall],
    ])('%s: an abort passes its own reason on and closes the connection', async (_when, reply) => {
      setup.fake.reply(reply);
      const navigation = new AbortController();
      const arrived = setup.fake.nextRequest();
      const call = read(setup.queries(), navigation.signal);
      const request = await arrived;
      navigation.abort();
      await expect(call).rejects.toBe(navigation.signal.reason);
      expect(navigation.signal.reason).toHaveProperty('name', 'AbortError');
      await request.closed;
      expect(setup.fake.seen).toHaveLength(1);
    });

    test('an aborted signal makes no request', async () => {
      setup.fake.reply(json([]));
      const signal = AbortSignal.abort();
      await expect(read(setup.queries(), signal)).rejects.toBe(signal.reason);
      expect(setup.fake.seen).toHaveLength(0);
    });
  });

  describe.each(reads)('%s', (_name, read) => {
    test('an abort ends the pause before the second attempt', async () => {
      setup.fake.reply(html(502));
      const navigation = new AbortController();
      const arrived = setup.fake.nextRequest();
      const call = read(setup.queries({ retryDelayMs: 60_000 }), navigation.signal);
      await (
        await arrived
      ).closed;
      navigation.abort();
      await expect(call).rejects.toBe(navigation.signal.reason);
      expect(setup.fake.seen).toHaveLength(1);
    });

    test('an abort ends the second attempt', async () => {
      setup.fake.reply(html(502), hang);
      const navigation = new AbortController();
      const reason = new Error('gone to another page');
      const call = read(setup.queries(), navigation.signal);
      await expect.poll(() => setup.fake.seen.length).toBe(2);
      navigation.abort(reason);
      await expect(call).rejects.toBe(reason);
      await setup.fake.seen[1]?.closed;
    });
  });
});
