import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrangement } from './arrangement.ts';
import { articleCount, draftMark, firstId } from './database.ts';
import { type Answer, ask } from './machines.ts';
import { zipf } from '../../tests/support/random.ts';
import { pathOf } from './staff.ts';

export interface Visits {
  pages: number;
  /** Requests that were repeated because the answer was 'Loading...'. */
  waited: number;
  failed: string[];
  /** Pages of another address, and drafts: there must be none. */
  wrong: string[];
  /** How long before its request the oldest page shown had been replaced, in ms. */
  oldestMs: number;
  /** The acknowledged ones. */
  messages: string[];
}

interface VisitorsOptions {
  random: () => number;
  /** The number of pages requested in parallel. */
  readers: number;
  ageOf: (index: number, text: string, at: number) => number;
  /** The time for the report. */
  clock: () => string;
}

/** Reads the archive, newer articles more often, and writes to the institute now and then. */
export function startVisitors({ ports }: Arrangement, options: VisitorsOptions) {
  const { random, readers, ageOf, clock } = options;
  const visits: Visits = { pages: 0, waited: 0, failed: [], wrong: [], oldestMs: 0, messages: [] };
  const stopping = new AbortController();
  /** A visitor's own address: limits are by address. */
  const anyone = () => `127.1.${Math.floor(random() * 250)}.${1 + Math.floor(random() * 250)}`;

  /** Opens a page as a browser does, which requests it again after 'Loading...'. */
  async function open(path: string, attempts = 1): Promise<Answer | string> {
    const answer = await ask(ports.visitors, path, { from: anyone() }).catch(String);
    const waits = typeof answer !== 'string' && answer.status === 503;
    if (!waits || attempts === 3 || !answer.text.includes('Loading...')) return answer;
    visits.waited += 1;
    await sleep(1_000);
    return open(path, attempts + 1);
  }

  async function read() {
    const index = zipf(random, articleCount);
    const isList = random() < 0.1;
    const path = isList ? `/editorial-analysis?page=${1 + zipf(random, 100)}` : pathOf(index);
    const at = performance.now();
    const answer = await open(path);
    visits.pages += 1;
    if (typeof answer === 'string' || answer.status >= 500) {
      visits.failed.push(
        `${path} at ${clock()} s: ${typeof answer === 'string' ? answer : answer.status}`,
      );
      return;
    }
    const { text, status } = answer;
    if (text.includes(draftMark)) visits.wrong.push(`${path} shows a draft.`);
    if (isList || status === 404) return;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '';
    if (!canonical.endsWith(`/${firstId + index}`))
      visits.wrong.push(`${path} shows ${canonical}.`);
    visits.oldestMs = Math.max(visits.oldestMs, ageOf(index, text, at));
  }

  /** Sends a message as the form does: with the same key until it is acknowledged. */
  async function write(number: number) {
    const text = `Question ${number} of this run`;
    const from = anyone();
    const form = {
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.org',
      message: text,
      submissionId: `run-${number}`,
      timed: '1',
    };
    for (let attempt = 1; attempt <= 60; attempt += 1) {
      const answer = await ask(ports.visitors, '/contact', { from, form }).catch(() => undefined);
      if (answer?.status === 303 && answer.location.includes('sent=')) {
        visits.messages.push(text);
        const receipt = await ask(ports.visitors, answer.location, { from }).catch(() => undefined);
        if (receipt?.status === 200 && !receipt.text.includes('Message sent'))
          visits.wrong.push(`The receipt of message ${number} is not read by another site.`);
        return;
      }
      await sleep(500);
    }
    visits.failed.push(`Message ${number} was never acknowledged.`);
  }

  async function keepReading() {
    while (!stopping.signal.aborted) await read();
  }
  async function keepWriting() {
    for (let number = 1; !stopping.signal.aborted; number += 1) {
      await write(number);
      await sleep(1_500);
    }
  }
  const all = [keepWriting(), ...Array.from({ length: readers }, keepReading)];
  return {
    visits,
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };
}
