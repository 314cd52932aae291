import type { Log } from './log.ts';
import { forkBackend } from './supervise.ts';
import type { ForkedBackend } from './supervise.ts';

export interface WatchedBackend {
  url: string;
  anonKey: string;
  /** What the site sends instead of `anonKey`. */
  siteKey: string;
  stop(): Promise<void>;
  /** Resolves once it was stopped: what ends by itself is started anew. */
  exited: Promise<{ code: number | null }>;
}

/** A backend that is silent for so long is ended. */
const patienceMs = 5_000;
const betweenCallsMs = 1_000;
/** For one more call, in case it was this process that was busy. */
const lastCallMs = 1_000;
const shortestPauseMs = 100;
const longestPauseMs = 30_000;
/** One that lived this long did not die of its start. */
const settledMs = 60_000;

/**
 * Starts the backend's process, and starts it anew at the same address whenever it ends or does not
 * answer: at once at first, then after longer pauses while it ends quickly.
 *
 * @throws Error with the process's own message when its first start fails.
 */
export async function startWatched(dataDir: string, log: Log): Promise<WatchedBackend> {
  const fork = (port: number) => forkBackend({ dataDir, port, onLog: log });
  let backend = await fork(0);
  const { url, anonKey, siteKey } = backend;
  const stopped = new AbortController();
  const watching = watch();

  async function watch(): Promise<{ code: number | null }> {
    let quickEnds = 0;
    let startedAt = performance.now();
    for (;;) {
      const reason = await endOf(backend, stopped.signal);
      if (stopped.signal.aborted) return backend.exited;
      quickEnds = performance.now() - startedAt < settledMs ? quickEnds + 1 : 0;
      const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** quickEnds);
      log(`The backend ${reason}. It starts anew in ${pauseMs} ms.`);
      backend.process.kill('SIGKILL');
      await backend.exited;
      await pause(pauseMs, stopped.signal);
      if (stopped.signal.aborted) return backend.exited;
      startedAt = performance.now();
      try {
        backend = await fork(Number(new URL(url).port));
        log('The backend answers again.');
      } catch {
        // It has said why, and `backend` is still the one that ended.
      }
    }
  }

  return {
    url,
    anonKey,
    siteKey,
    exited: watching,
    async stop() {
      stopped.abort();
      await backend.stop();
      // One that was just starting.
      await watching;
      await backend.stop();
    },
  };
}

/** Resolves with what happened to a backend, or when the signal is given. */
async function endOf(backend: ForkedBackend, signal: AbortSignal): Promise<string> {
  const ended = backend.exited.then(({ code }) => `ended by itself (exit code ${code})`);
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    return await Promise.race([ended, silenceOf(backend.url, either)]);
  } finally {
    over.abort();
  }
}

async function silenceOf(url: string, signal: AbortSignal): Promise<string> {
  let heardAt = performance.now();
  while (!signal.aborted) {
    if (await answers(url, patienceMs, signal)) heardAt = performance.now();
    else if (
      performance.now() - heardAt > patienceMs &&
      !(await answers(url, lastCallMs, signal))
    ) {
      return `has not answered for ${patienceMs / 1_000} s`;
    }
    await pause(betweenCallsMs, signal);
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

/** Resolves early when the signal is given. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
