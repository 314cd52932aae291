import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { defaultDataDir, forkBackend } from './supervise.ts';
import type { Address, ForkedBackend, ForkOptions, OnContentChange } from './supervise.ts';

export interface BackendOptions {
  /** Folder of the database and its keys. Default: `.data` at the root of the repo. */
  dataDir?: string;
  /** The website's name, for notices of messages. The setting `NOTIFY_SITE_NAME` takes precedence. Default: none. */
  siteName?: string;
  /** Folder of SQL files that seed a new database; if it is missing, none are loaded. Default: our sample content. */
  seedsFolder?: string;
  /** Called with each line the backend prints. Default: nothing is shown. */
  onLog?: Log;
  /**
   * Called when content has changed, with the keys of the pages that show it (`all`: every page), and once at the
   * start of each process; must resolve once no page shows the old content.
   */
  onContentChange?: OnContentChange;
}

export interface Backend extends Address {
  /** Finishes requests in flight, closes the database, ends the process. May be called again. */
  stop(): Promise<void>;
  /** Resolves once it was stopped: a backend that ends by itself is restarted. */
  exited: Promise<{ code: number | null }>;
}

/** In milliseconds. */
export const defaultTimeouts = {
  /** A backend that does not answer for this long is killed. */
  silence: 5_000,
  betweenCalls: 2_000,
  /** For one last call, in case this process was the busy one. */
  lastCall: 1_000,
  /** Before the first restart; doubled after each that fails or ends soon. */
  shortestPause: 200,
  longestPause: 30_000,
  /** Uptime after which pauses begin with the shortest again. */
  settled: 60_000,
  /** For a restart, including PostgreSQL's recovery. */
  start: 120_000,
  /** For finishing requests in flight, before the process is killed. */
  stop: 15_000,
};

export type Timeouts = typeof defaultTimeouts;

/**
 * Starts the embedded backend in its own process and waits until it is ready. Whenever it ends or does not answer, it
 * is restarted at the same address, until `stop()` or the end of the calling process.
 *
 * @throws Error whose message can be shown as it is: folder in use, database broken, port taken.
 */
export async function startBackend(
  {
    dataDir = defaultDataDir,
    siteName = '',
    seedsFolder = '',
    onLog: log = () => {},
    onContentChange,
  }: BackendOptions = {},
  timeouts = defaultTimeouts,
): Promise<Backend> {
  const env = {
    NOTIFY_SITE_NAME: process.env.NOTIFY_SITE_NAME || siteName,
    SEEDS_DIR: process.env.SEEDS_DIR || seedsFolder,
  };
  const options = { dataDir, onLog: log, onContentChange, stopWithinMs: timeouts.stop, env };
  let backend = await forkBackend(options);
  const { url, anonKey, siteKey } = backend;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function watch(): Promise<{ code: number | null }> {
    let quickEnds = 0;
    let startedAt = performance.now();
    while (!signal.aborted) {
      const reason = await endOf(backend, timeouts, signal);
      if (signal.aborted) break;
      if (performance.now() - startedAt > timeouts.settled) quickEnds = 0;
      log(`The backend ${reason}.`, 'error');
      backend.process.kill('SIGKILL');
      await backend.exited;
      let restarted: ForkedBackend | undefined;
      while (!restarted && !signal.aborted) {
        const pauseMs = Math.min(timeouts.longestPause, timeouts.shortestPause * 2 ** quickEnds);
        log(`The backend is restarted in ${pauseMs} ms.`, 'warn');
        await pause(pauseMs, signal);
        quickEnds += 1;
        startedAt = performance.now();
        restarted = await restart(url, { ...options, signal }, timeouts.start);
      }
      if (!restarted) break;
      backend = restarted;
      log('The backend answers again.');
    }
    await backend.stop();
    return backend.exited;
  }

  const exited = watch();
  const stop = async () => {
    stopping.abort();
    await exited;
  };
  return { url, anonKey, siteKey, exited, stop };
}

/** Starts a backend at the address it had; undefined if it fails, which is logged. */
async function restart(
  url: string,
  options: ForkOptions & { onLog: Log; signal: AbortSignal },
  withinMs: number,
): Promise<ForkedBackend | undefined> {
  const tooLate = AbortSignal.timeout(withinMs);
  const signal = AbortSignal.any([options.signal, tooLate]);
  try {
    return await forkBackend({ ...options, port: Number(new URL(url).port), signal });
  } catch (error) {
    const reason = messageOf(tooLate.aborted ? tooLate.reason : error);
    if (!options.signal.aborted) options.onLog(`The backend did not start: ${reason}`, 'error');
    return undefined;
  }
}

/** Resolves with the reason to restart a backend, or when the signal is aborted. */
async function endOf(
  backend: ForkedBackend,
  timeouts: Timeouts,
  signal: AbortSignal,
): Promise<string> {
  const ended = backend.exited.then(({ code }) => `ended by itself (exit code ${code})`);
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    return await Promise.race([ended, silenceOf(backend.url, timeouts, either)]);
  } finally {
    over.abort();
  }
}

async function silenceOf(url: string, timeouts: Timeouts, signal: AbortSignal): Promise<string> {
  const { silence, betweenCalls, lastCall } = timeouts;
  let heardAt = performance.now();
  while (!signal.aborted) {
    if (await answers(url, silence, signal)) heardAt = performance.now();
    else if (performance.now() - heardAt > silence && !(await answers(url, lastCall, signal))) {
      return `has not answered for ${silence / 1_000} s`;
    }
    await pause(betweenCalls, signal);
  }
  return 'was stopped';
}

async function answers(url: string, withinMs: number, signal: AbortSignal): Promise<boolean> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    const answer = await fetch(`${url}/health`, { signal: either });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Resolves early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => undefined);
}
