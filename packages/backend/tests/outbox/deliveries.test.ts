import { beforeEach, describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import {
  gather,
  markFailed,
  markSent,
  release,
  take,
  withWords,
} from '../../src/outbox/deliveries.ts';
import { type Channel, Undelivered } from '../../src/outbox/notice.ts';
import { startSender } from '../../src/outbox/sender.ts';
import { createMigratedDatabase, goodContact, visitors } from '../support/hosted.ts';

const database = useFixture(createMigratedDatabase);
beforeEach(() =>
  database.query(
    'truncate "Contact Records" restart identity; truncate contact_outbox.notes, contact_outbox.deliveries',
  ),
);

const sendMessages = (count: number, column = '') =>
  database.query(
    `insert into "Contact Records" (message ${column && `, ${column}`})
     select 'Hello ' || n ${column && ', true'} from generate_series(1, ${count}) n`,
  );

async function notes(): Promise<string[]> {
  const text = 'select message_id as id from contact_outbox.notes order by id';
  return (await database.query<{ id: string }>(text)).map(({ id }) => id);
}

/** Lets time pass, by making everything that much older. */
const pass = (time: string) =>
  database.query(`
    update contact_outbox.notes set noted_at = noted_at - interval '${time}';
    update contact_outbox.deliveries set made_at = made_at - interval '${time}',
      due_at = due_at - interval '${time}'`);

const gatherMail = () => gather(database, ['mail']);

describe('a message is noted', () => {
  test('with its id alone, in the transaction that stores it', async () => {
    await database.query(`begin; ${goodContact}; rollback`);
    expect(await notes()).toEqual([]);
    await database.query(`begin; set local role anon; ${goodContact}; commit`);
    const stored = await database.query<{ id: string }>('select id::text from "Contact Records"');
    expect(await notes()).toEqual(stored.map(({ id }) => id));
    const columns = await database.query<{
      name: string;
    }>(`select column_name as name from information_schema.columns
       where table_schema = 'contact_outbox' and table_name = 'notes' order by 1`);
    expect(columns.map(({ name }) => name)).toEqual(['id', 'message_id', 'noted_at']);
  });

  test('unless it is suspected', async () => {
    await sendMessages(2, 'suspected');
    expect(await notes()).toEqual([]);
  });

  test('notes and deliveries older than 30 days are removed with the next message', async () => {
    await sendMessages(1);
    await gatherMail();
    await sendMessages(1);
    await pass('29 days');
    await sendMessages(1);
    expect(await notes()).toEqual(['2', '3']);
    await pass('2 days');
    await sendMessages(1);
    expect(await notes()).toEqual(['3', '4']);
    expect(await database.query('select from contact_outbox.deliveries')).toEqual([]);
  });
});

test.each(visitors)(
  '%s sees nothing of the outbox, even where everything is granted',
  async (role) => {
    await sendMessages(1);
    await database.query(`begin; grant usage on schema contact_outbox to ${role};
    grant all on all tables in schema contact_outbox to ${role}; set local role ${role}`);
    expect(await database.query('select * from contact_outbox.notes')).toEqual([]);
    await database.query('rollback');
  },
);

describe('messages are told of', () => {
  test('at once, then together, after pauses that double', async () => {
    await sendMessages(1);
    await gather(database, ['mail', 'webhook']);
    const first = await take(database, 'mail');
    expect(first).toMatchObject({ count: 1, messages: [{ id: '1' }], attempts: 1 });
    expect(first?.since).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
    const other = await take(database, 'webhook');
    expect(other).toMatchObject({ messages: [{ id: '1' }] });
    expect(other?.id).not.toBe(first?.id);

    // A message a minute, for two hours and a half.
    const told: number[] = [0];
    for (let minute = 1; minute <= 150; minute += 1) {
      await sendMessages(1);
      await pass('1 minute');
      await gatherMail();
      if ((await notes()).length === 0) told.push(minute);
    }
    expect(told.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
    const inHourFrom = (first: number) =>
      told.filter((minute) => minute >= first && minute < first + 60).length;
    expect(Math.max(...told.map(inHourFrom))).toBe(6);
    expect(told.length).toBeGreaterThan(10);

    await pass('1 hour');
    await sendMessages(1);
    await gatherMail();
    expect(await notes()).toEqual([]);
  });

  test('at once after the clock was set back, and again what then had failed', async () => {
    await sendMessages(1);
    await gatherMail();
    await take(database, 'mail');
    await pass('-8 hours');
    await sendMessages(1);
    await gatherMail();
    expect(await notes()).toEqual([]);
    const ids = [await take(database, 'mail'), await take(database, 'mail')];
    expect(ids.map((delivery) => delivery?.messages)).toEqual([[{ id: '2' }], [{ id: '1' }]]);
  });

  test('all of a flood in one, of which the first 100 are named', async () => {
    await sendMessages(1_000);
    await gatherMail();
    const delivery = await take(database, 'mail');
    expect(delivery?.count).toBe(1_000);
    expect(delivery?.messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 1)),
    );
  });

  test('with what they say, as far as it is there', async () => {
    await database.query(`insert into "Contact Records" (first_name, last_name, email, message)
      values ('Asha', 'Rao', 'asha@example.com', 'Hello'), (null, 'Rao', null, 'Hi')`);
    expect(await withWords(database, [{ id: '2' }, { id: '9' }, { id: '1' }])).toEqual([
      { id: '2', words: { name: 'Rao', email: '', message: 'Hi' } },
      { id: '9' },
      { id: '1', words: { name: 'Asha Rao', email: 'asha@example.com', message: 'Hello' } },
    ]);
  });
});

describe('a delivery', () => {
  const taken = async () => {
    const delivery = await take(database, 'mail');
    if (!delivery) throw new Error('Nothing is due.');
    return delivery;
  };

  beforeEach(async () => {
    await sendMessages(1);
    await gatherMail();
  });

  test('is taken by one sender, and once it was sent by none', async () => {
    const delivery = await taken();
    expect(await take(database, 'mail')).toBe(undefined);
    await markSent(database, delivery);
    await pass('1 day');
    expect(await take(database, 'mail')).toBe(undefined);
  });

  test('whose sender has gone is taken again after two minutes, with the same id', async () => {
    const { id } = await taken();
    await pass('2 minutes');
    expect(await taken()).toMatchObject({ id, attempts: 2 });
  });

  test('that was not tried to the end is due at once', async () => {
    const { id, ...delivery } = await taken();
    await release(database, { id, ...delivery });
    expect(await taken()).toMatchObject({ id, attempts: 1 });
  });

  test('is tried after waits that double up to six hours, and given up after three days', async () => {
    const waits: (number | 'given up')[] = [];
    const { id } = await taken();
    const delivery = { id, attempts: 1, count: 1, since: '', messages: [] };
    for (;;) {
      const wait = await markFailed(database, delivery);
      waits.push(wait);
      if (wait === 'given up' || waits.length > 30) break;
      await pass(`${wait} minutes`);
      expect(await taken()).toMatchObject({ id, attempts: waits.length + 1 });
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(waits.length).toBe(21);
    expect(waits.at(-1)).toBe('given up');
    await pass('1 day');
    expect(await take(database, 'mail')).toBe(undefined);
    expect(
      await database.query(
        'select from contact_outbox.deliveries where given_up_at is not null and sent_at is null',
      ),
    ).toHaveLength(1);
  });
});

describe('the sender', () => {
  /** A sender on a channel, and its log; it polls again immediately. */
  const startOn = (send: Channel['send'], includeMessage = false) => {
    const log: string[] = [];
    const sender = startSender({
      database,
      channels: [{ name: 'mail', send }],
      includeMessage,
      log: (line) => log.push(line),
      pollMs: 1,
    });
    return { sender, log };
  };

  const state = async () => {
    const [row] = await database.query<{
      attempts: number;
      sent: boolean;
      due: boolean;
    }>(`select attempts, sent_at is not null as sent, due_at <= now() as due
       from contact_outbox.deliveries`);
    return row;
  };

  beforeEach(() => sendMessages(1));

  test.each([
    [false, undefined],
    [true, { name: '', email: '', message: 'Hello 1' }],
  ])('tells what was written only when that is asked for (%s)', async (includeMessage, words) => {
    const told: unknown[] = [];
    const { sender, log } = startOn(async ({ messages }) => {
      told.push(...messages);
      return 'one address was refused';
    }, includeMessage);
    await expect.poll(state).toMatchObject({ sent: true });
    await sender.stop();
    expect(told).toEqual([{ id: '1', ...(words && { words }) }]);
    expect(log).toEqual([
      '[notify] The mail about a message was sent, but one address was refused.',
    ]);
  });

  test.each([
    [new Undelivered('ECONNREFUSED'), 'ECONNREFUSED'],
    [new Error('A secret'), 'Error'],
  ])(
    'says why one was not sent, without words of %s, and louder when it is given up',
    async (reason, why) => {
      const { sender, log } = startOn(async () => {
        throw reason;
      });
      await expect.poll(() => log).toHaveLength(1);
      await pass('3 days');
      await expect.poll(() => log).toHaveLength(2);
      await sender.stop();
      expect(log).toEqual([
        `[notify] The mail about a message was not sent: ${why}. Next attempt in 1 min.`,
        `[notify] The mail about a message WAS GIVEN UP after 3 days and 2 attempts: ${why}. ` +
          'It is not sent any more; look at the messages themselves.',
      ]);
    },
  );

  test('breaks off when it is stopped, and the notice is due at once', async () => {
    const begun = Promise.withResolvers<void>();
    const { sender, log } = startOn(async (_notice, signal) => {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Undelivered('AbortError')));
      });
    });
    await begun.promise;
    expect(await state()).toMatchObject({ attempts: 1, due: false });
    await sender.stop();
    expect(await state()).toMatchObject({ attempts: 0, sent: false, due: true });
    expect(log).toEqual([]);
  });
});
