import { startBackend } from '@setu/backend';
import { createLimits } from './limits.ts';
import { findPort } from './listen.ts';
import type { Log } from './log.ts';
import { newReceiptKey } from './receipts.ts';
import { serveSite } from './serve.ts';
import type { Settings } from './settings.ts';
import { serveWithWorkers } from './workers.ts';

export interface RunningSite {
  url: string;
  /** Finishes what is in flight, then stops the backend. */
  stop: () => Promise<void>;
  /** Rejects when the embedded backend ends by itself. */
  failed: Promise<never>;
}

export interface RunOptions {
  settings: Settings;
  mode: 'production' | 'development';
  log: Log;
}

/**
 * Starts the backend (unless a hosted one is configured) and the site before it.
 *
 * @throws Error that can be shown as it is: port taken, data folder in use, database broken.
 */
export async function runSite({ settings, mode, log }: RunOptions): Promise<RunningSite> {
  // Before the backend, so that a second `npm start` fails at once and for the right reason.
  await findPort(settings);
  const embedded = settings.supabase
    ? undefined
    : await startBackend({ dataDir: settings.dataDir, onLog: log });
  const backend = embedded
    ? { url: embedded.url, anonKey: embedded.anonKey, embedded: true }
    : { ...required(settings.supabase), embedded: false };
  const serve = mode === 'production' && settings.workers > 1 ? serveWithWorkers : serveSite;
  const options = { settings, mode, backend, limits: createLimits(), log };
  const site = await serve({ ...options, receiptKey: newReceiptKey() }).catch(
    async (error: unknown) => {
      await embedded?.stop();
      throw error;
    },
  );
  let stopping = false;
  return {
    url: site.url,
    async stop() {
      stopping = true;
      await site.stop();
      await embedded?.stop();
    },
    failed: new Promise<never>((_resolve, reject) => {
      void embedded?.exited.then(({ code }) => {
        if (!stopping)
          reject(new Error(`The embedded backend ended by itself (exit code ${code}).`));
      });
    }),
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No backend is configured.');
  return value;
}
