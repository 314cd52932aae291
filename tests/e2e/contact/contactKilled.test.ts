import { expect, test } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import { post } from '../../support/contactPage.ts';
import { seededFolder, startSite } from '../../support/site.ts';

interface Message {
  text: string;
  /** The id of the message, the same at each attempt, as in a browser. */
  key: string;
  acknowledged: boolean;
}

/** Sends what is not acknowledged, five at a time, and calls `atAck` with the number of acknowledgements so far. */
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

// packages/backend/tests/durability kills the backend alone, and beside its site.
test('the backend is killed under the site: what was acknowledged is stored, once', async () => {
  const { folder, remove } = await seededFolder();
  let backend = await startTestBackend({ dataDir: folder });
  const port = Number(new URL(backend.url).port);
  const messages = Array.from({ length: 10 }, (_, index): Message => ({
    text: `Message ${index}`,
    key: crypto.randomUUID(),
    acknowledged: false,
  }));
  const stored = async () => {
    const rows = await backend.sql<{ message: string }>('select message from "Contact Records"');
    return rows.map(({ message }) => message).toSorted();
  };
  const textsOf = (some: readonly Message[]) => some.map(({ text }) => text).toSorted();
  const site = await startSite({
    env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.siteKey },
  });
  const killed = Promise.withResolvers<void>();
  await sendAll(site.url, messages, (count) => {
    if (count === 3) killed.resolve(backend.kill());
  });
  await killed.promise;
  const acknowledged = messages.filter((message) => message.acknowledged);
  expect(acknowledged.length).toBeLessThan(10);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);

  backend = await startTestBackend({ dataDir: folder, port });
  const found = await stored();
  expect(found).toEqual(expect.arrayContaining(textsOf(acknowledged)));
  expect(found).toHaveLength(new Set(found).size);
  await sendAll(site.url, messages);
  expect(await stored()).toEqual(textsOf(messages));
  await site.stop();
  await backend.stop();
  await remove();
}, 120_000);
