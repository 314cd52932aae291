import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../../packages/backend/src/testing.ts';
import { post } from '../../support/contactPage.ts';
import { backendOf, startSite, seededFolder } from '../../support/site.ts';

interface Message {
  text: string;
  /** The id of the message, the same at each attempt, as in a browser. */
  key: string;
  acknowledged: boolean;
}

const newMessages = (name: string, count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `${name}, ${index}`,
    key: crypto.randomUUID(),
    acknowledged: false,
  }));

/** Sends the messages, five at a time, and calls `atAck` with the number of acknowledgements so far. */
async function sendAll(
  siteUrl: string,
  messages: readonly Message[],
  atAck: (count: number) => void = () => {},
): Promise<void> {
  const waiting = messages.filter(({ acknowledged }) => !acknowledged);
  let acknowledged = 0;
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fields = { message: next.text, submissionId: next.key, timed: '1' };
      // Each sender sends one after another.
      const answer = await post(siteUrl, fields).catch(() => undefined);
      if (answer?.status !== 303) continue;
      next.acknowledged = true;
      acknowledged += 1;
      atAck(acknowledged);
    }
  };
  await Promise.all(Array.from({ length: 5 }, sender));
}

/** How often each message is in the table. */
async function counts(backend: TestBackend): Promise<Map<string, number>> {
  const rows = await backend.sql<{ message: string; count: number }>(
    'select message, count(*)::int as count from "Contact Records" group by message',
  );
  return new Map(rows.map(({ message, count }) => [message, count]));
}

const once = (messages: readonly Message[]) => new Map(messages.map(({ text }) => [text, 1]));

/** The acknowledged messages that are not stored exactly once, and others that are stored twice. */
const wrong = (found: Map<string, number>, messages: readonly Message[]) =>
  messages.filter(({ text, acknowledged }) => {
    const count = found.get(text) ?? 0;
    return acknowledged ? count !== 1 : count > 1;
  });

test('the site is killed, alone or with its backend: what was acknowledged is stored, once', async () => {
  const { folder, remove } = await seededFolder();
  const lock = path.join(folder, 'backend.lock');
  const messages: Message[] = [];
  const killings = [
    { afterAcks: 1, alone: true },
    { afterAcks: 5, alone: false },
  ];
  for (const [round, { afterAcks, alone }] of killings.entries()) {
    // Messages of the last round with an unknown outcome are sent again, as visitors would.
    messages.push(...newMessages(`round ${round}`, 8));
    const site = await startSite({ env: { DATA_DIR: folder } });
    const pid = await backendOf(site.process);
    const ended = new Promise((resolve) => site.process.once('exit', resolve));
    await sendAll(site.url, messages, (count) => {
      if (count !== afterAcks) return;
      site.process.kill('SIGKILL');
      if (!alone) process.kill(pid, 'SIGKILL');
    });
    await ended;
    // A backend that is left alone finishes pending requests and releases its lock.
    await expect.poll(() => alone && existsSync(lock)).toBe(false);
  }
  const acknowledged = messages.filter((message) => message.acknowledged).length;
  expect(acknowledged).toBeGreaterThanOrEqual(6);
  expect(acknowledged).toBeLessThan(messages.length);

  const site = await startSite({ env: { DATA_DIR: folder } });
  await sendAll(site.url, messages);
  await site.stop();
  const backend = await startTestBackend({ dataDir: folder });
  expect(await counts(backend)).toEqual(once(messages));
  await backend.stop();
  await remove();
}, 120_000);

test('the backend is killed under the site: what was acknowledged is stored, once', async () => {
  const { folder, remove } = await seededFolder();
  let backend = await startTestBackend({ dataDir: folder });
  const port = Number(new URL(backend.url).port);
  const messages = newMessages('backend', 10);
  const site = await startSite({
    env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.siteKey },
  });
  const killed = Promise.withResolvers<void>();
  await sendAll(site.url, messages, (count) => {
    if (count === 3) killed.resolve(backend.kill());
  });
  await killed.promise;
  expect(messages.filter(({ acknowledged }) => acknowledged).length).toBeLessThan(10);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);

  backend = await startTestBackend({ dataDir: folder, port });
  expect(wrong(await counts(backend), messages)).toEqual([]);
  await sendAll(site.url, messages);
  expect(messages.every(({ acknowledged }) => acknowledged)).toBe(true);
  expect(await counts(backend)).toEqual(once(messages));
  await site.stop();
  await backend.stop();
  await remove();
}, 120_000);
