import type { Limits } from '../limits/limits.ts';
import { workerSetting } from './cluster.ts';
import type { ForWorker, PrimaryMessage, WorkerMessage } from './cluster.ts';
import { endOnCrash } from './crash.ts';
import { loadSiteFile } from './loadSite.ts';
import { startLogging } from './log.ts';
import { serveSite } from './serve.ts';
import type { ServedSite } from './serve.ts';
import { readSettings } from './settings.ts';

// One of several processes that serve the site: see `cluster.ts`, which forks it. It ends when told so,
// and by itself when the one that forked it is gone (https://nodejs.org/api/cluster.html#event-disconnect).

const settings = readSettings(process.env);
const log = startLogging(settings.logFormat);
let site: ServedSite | undefined;
const stop = async () => site?.stop();
const stopAndExit = () => void stop().then(() => process.exit(0));

// Ctrl-C reaches every process of the terminal; the primary decides when workers end.
process.on('SIGINT', () => {});
process.on('SIGTERM', stopAndExit);
endOnCrash(log, stop);

const waiting = new Map<number, (allowed: boolean) => void>();
let lastId = 0;

process.on('message', (message: PrimaryMessage) => {
  if (message.type === 'stop') stopAndExit();
  if (message.type !== 'taken') return;
  waiting.get(message.id)?.(message.allowed);
  waiting.delete(message.id);
});

function tell(message: WorkerMessage, told?: () => void): void {
  process.send?.(message, undefined, undefined, told);
}

const take = (limit: keyof Limits) => (address: string) =>
  new Promise<boolean>((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    tell({ type: 'take', id: lastId, limit, address });
  });

try {
  const { siteFile, backend } = JSON.parse(process.env[workerSetting] ?? '') as ForWorker;
  site = await serveSite({
    site: await loadSiteFile(siteFile),
    settings,
    mode: 'production',
    backend: Promise.resolve(backend),
    limits: { messages: take('messages'), reads: take('reads') },
    log,
  });
  tell({ type: 'ready', url: site.url });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  tell({ type: 'failed', message }, () => process.exit(1));
}
