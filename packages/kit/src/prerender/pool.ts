import { Worker } from 'node:worker_threads';
import type { Job, MadePage, WorkerSettings } from './jobs.ts';

/** Starts workers, each with its own renderer; jobs end in any order. */
export function startPool(
  size: number,
  settings: WorkerSettings,
  onMade: (pages: MadePage[]) => void,
) {
  const idle: Worker[] = [];
  let failed: Error | undefined;
  let wake = Promise.withResolvers<void>();
  const changed = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };

  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
    worker.once('error', (error: Error) => {
      failed ??= error;
      changed();
    });
    worker.on('message', (made: MadePage[]) => {
      onMade(made);
      idle.push(worker);
      changed();
    });
    return worker;
  });

  /** Waits until `isTrue`, or until a worker has failed. */
  async function until(isTrue: () => boolean): Promise<void> {
    for (;;) {
      if (failed) throw failed;
      if (isTrue()) return;
      await wake.promise;
    }
  }

  return {
    /** Resolves when a worker has taken the job, so that reading does not run ahead of rendering. */
    async add(job: Job) {
      await until(() => idle.length > 0);
      idle.shift()?.postMessage(job, []);
    },
    /** Resolves when all jobs are done. */
    done: () => until(() => idle.length === workers.length),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
