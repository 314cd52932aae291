import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../limits/limits.ts';
import { siteFileIn } from './loadSite.ts';
import { findPort } from './listen.ts';
import type { ConnectedBackend, ServedSite, ServeOptions } from './serve.ts';

/** What a worker tells the process that forked it. */
export type WorkerMessage =
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string }
  | { type: 'take'; id: number; limit: keyof Limits; address: string };

/** What a worker is told. */
export type PrimaryMessage = { type: 'taken'; id: number; allowed: boolean } | { type: 'stop' };

/** The setting in which a worker finds what its parent has for it. */
export const workerSetting = 'SETU_WORKER';

export interface ForWorker {
  backend: ConnectedBackend | undefined;
  /** The site's `site.config.ts`. */
  siteFile: string;
}

/** Longer than a worker needs to finish what is in flight. */
const stopWithinMs = 8_000;
const shortestPauseMs = 100;
const longestPauseMs = 30_000;
/** A worker that lived this long did not die of its start. */
const settledMs = 60_000;

/**
 * Serves the site from several processes on one port; this one counts for all of them and replaces
 * whichever dies, each time after a longer pause while they die quickly.
 */
export async function serveWithCluster(options: ServeOptions): Promise<ServedSite> {
  const { site, settings, limits, log } = options;
  const backend = await options.backend;
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./clusterWorker.ts', import.meta.url)) });
  let stopping = false;
  let quickDeaths = 0;
  const pauses = new Set<NodeJS.Timeout>();
  // Chosen here when it is the system's to choose, so that it outlives the worker that had it first.
  const port = await findPort(settings);

  function start(): Promise<string> {
    const worker = cluster.fork({
      [workerSetting]: JSON.stringify({
        backend,
        siteFile: siteFileIn(site.root),
      } satisfies ForWorker),
      PORT: String(port),
    });
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'ready') resolve(message.url);
        if (message.type === 'failed') reject(new Error(message.message));
        if (message.type === 'take') void count(worker, message);
      });
      worker.once('exit', (code, signal) => {
        // No effect after `ready`: the promise is settled.
        reject(
          new Error(`A worker ended before it could serve (${signal ?? `exit code ${code}`}).`),
        );
        if (stopping) return;
        quickDeaths = performance.now() - startedAt < settledMs ? quickDeaths + 1 : 0;
        replace(`Worker ${worker.process.pid} ended (${signal ?? `exit code ${code}`}).`);
      });
    });
  }

  function replace(reason: string): void {
    const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** quickDeaths);
    log(`${reason} Another one starts in ${pauseMs} ms.`);
    const pause = setTimeout(() => {
      pauses.delete(pause);
      // A worker that fails to start exits, and is replaced again.
      start().then(
        () => log('Its place is taken.'),
        (error: unknown) => log('A worker could not be replaced.', error),
      );
    }, pauseMs);
    pauses.add(pause);
  }

  async function count(worker: Worker, { id, limit, address }: WorkerMessage & { type: 'take' }) {
    const allowed = await limits[limit](address);
    if (worker.isConnected()) tell(worker, { type: 'taken', id, allowed });
  }

  async function stop(): Promise<void> {
    stopping = true;
    pauses.forEach(clearTimeout);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(end));
  }

  try {
    const urls = await Promise.all(Array.from({ length: settings.workers }, start));
    return { url: urls[0] ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function tell(worker: Worker, message: PrimaryMessage): void {
  worker.send(message);
}

async function end(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  if (worker.isDead()) return;
  if (worker.isConnected()) tell(worker, { type: 'stop' });
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(timer);
}
