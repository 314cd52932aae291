import { setTimeout as sleep } from 'node:timers/promises';
import type { Statements } from '../postgres/database.ts';
import { describeError } from '../shared/errors.ts';
import { type Log, withoutRepeats } from '../shared/log.ts';
import { gather, markFailed, markSent, release, take, withWords } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { type Channel, Undelivered } from './notice.ts';

interface SenderOptions {
  /** A dedicated connection as the owner of the outbox. */
  database: Statements;
  channels: readonly Channel[];
  includeMessage: boolean;
  /** Called for notices that could not be sent. */
  log: Log;
  /** Time between two polls of the outbox while nothing is due. Default: 2 s. */
  pollMs?: number;
}

/** Longest time for an attempt, shorter than a delivery is claimed for (`deliveries.ts`). */
const attemptMs = 100_000;

/**
 * Sends the notices of the outbox, one for each channel at a time, until it is stopped. If it dies before it has
 * recorded one as sent, that is sent again with the same id.
 */
export function startSender(options: SenderOptions) {
  const { database, channels, includeMessage, pollMs = 2_000 } = options;
  const log = withoutRepeats(options.log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const names = channels.map(({ name }) => name);

  /** @returns whether something was due. */
  async function sendNext(channel: Channel): Promise<boolean> {
    const delivery = await take(database, channel.name);
    if (!delivery) return false;
    try {
      const messages = includeMessage
        ? await withWords(database, delivery.messages)
        : delivery.messages;
      const either = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]);
      const remark = await channel.send({ ...delivery, messages }, either);
      if (remark) log(`[notify] ${describe(channel, delivery)} was sent, but ${remark}.`);
    } catch (error) {
      if (signal.aborted) await release(database, delivery);
      else {
        const next = await markFailed(database, delivery);
        log(`[notify] ${describe(channel, delivery)} ${outcomeOf(next, delivery, error)}`);
      }
      return true;
    }
    await markSent(database, delivery);
    return true;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let isBusy = false;
      try {
        await gather(database, names);
        isBusy = (await Promise.all(channels.map(sendNext))).includes(true);
      } catch (error) {
        // An error of the database: unsent notices are still in it.
        if (!signal.aborted) log(`[notify] The outbox can't be read: ${describeError(error)}`);
      }
      if (!isBusy) await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    /** Aborts attempts in progress; their notices are sent at the next start. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function outcomeOf(next: number | 'given up', { attempts }: Delivery, error: unknown): string {
  const why = error instanceof Undelivered ? error.message : describeError(error);
  if (next !== 'given up') return `was not sent: ${why}. Next attempt in ${next} min.`;
  return (
    `WAS GIVEN UP after 3 days and ${attempts} attempts: ${why}. ` +
    'It is not sent any more; look at the messages themselves.'
  );
}

function describe({ name }: Channel, { count }: Delivery): string {
  return `The ${name} about ${count === 1 ? 'a message' : `${count} messages`}`;
}
