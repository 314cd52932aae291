import { setTimeout as pause } from 'node:timers/promises';

/** What visitors met: how often, how many failed, how long the slowest hundredth took (ms). */
export type Met = Awaited<ReturnType<typeof repeat>>;

/** Repeats an attempt on this many lines until the end, with pauses. An attempt that throws has failed. */
export async function repeat(
  lines: number,
  restMs: number,
  end: number,
  attempt: (line: number) => Promise<boolean>,
) {
  const times: number[] = [];
  let failed = 0;
  const work = async (line: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      if (!(await attempt(line).catch(() => false))) failed += 1;
      times.push(performance.now() - from);
      await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, line) => work(line)));
  const slowest = times.toSorted((a, b) => b - a);
  return {
    count: times.length,
    failed,
    p99: Math.round(slowest[Math.floor(times.length / 100)] ?? 0),
  };
}

/** Sends requests, and keeps the longest time that one answer took, in ms. */
export function createClient() {
  const client = {
    slowestMs: 0,
    async ask(url: string, init: RequestInit) {
      const from = performance.now();
      try {
        const answer = await fetch(url, { redirect: 'manual', ...init });
        return { status: answer.status, text: await answer.text() };
      } finally {
        client.slowestMs = Math.max(client.slowestMs, Math.round(performance.now() - from));
      }
    },
  };
  return client;
}

/** Sends messages of the contact form, each from an address of its own, and knows which were accepted. */
export function createWriter(url: string, client = createClient()) {
  const accepted: string[] = [];
  let written = 0;
  return {
    accepted,
    /** Whether the message is accepted, in one of so many attempts. */
    async write(attempts = 1): Promise<boolean> {
      written += 1;
      const message = `Message ${written}`;
      const headers = { 'x-forwarded-for': `198.51.100.${written % 250}` };
      const body = new URLSearchParams({ firstName: 'Asha', message, timed: '1' });
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const sent = client.ask(`${url}/contact`, { method: 'POST', headers, body });
        if ((await sent.catch(() => undefined))?.status !== 303) continue;
        accepted.push(message);
        return true;
      }
      return false;
    },
    async notStoredOnce(backend: { sql: <Row>(text: string) => Promise<Row[]> }): Promise<number> {
      const rows = await backend.sql<{ message: string }>('select message from "Contact Records"');
      const stored = Map.groupBy(rows, ({ message }) => message);
      return accepted.filter((message) => stored.get(message)?.length !== 1).length;
    },
  };
}
