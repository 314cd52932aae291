/**
 * The backend process: `node src/process/start.ts`. Opens (or makes) the database of `DATA_DIR`, brings it up to
 * date, checks what visitors may read and serves it on the loopback address.
 *
 * Settings: `DATA_DIR` (default: `.data` at the root of the repo), `BACKEND_PORT` (default: any), who is notified of
 * messages (`NOTIFY_…`, docs/deploy.md#notifications; default: no one), and which caches are purged on changes
 * (`PURGE_…`, docs/deploy.md#purging-caches; default: the site's only). Reports that it is ready in one line on
 * stdout, and with `{type: 'ready', url, anonKey, siteKey}` to a parent that forked it. Ends on SIGTERM, SIGINT or
 * when its parent has gone, after finishing requests in flight. Exit code 1 with a plain message when it can't start.
 */
import { on } from 'node:events';
import { describeError, logToStderr, logToStdout, messageOf, StartError } from '../shared/log.ts';
import { describeChannels, readNotifySettings } from '../outbox/settings.ts';
import { readPurgeSettings } from '../purge/settings.ts';
import { runBackend } from './run.ts';
import { defaultDataDir } from './supervise.ts';
import type { BackendMessage, ParentMessage } from './supervise.ts';

let stopping: Promise<void> | undefined;
const starting = start();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
process.on('disconnect', stop);
process.on('uncaughtException', (error) => fail(error));
// Writing fails once the parent has gone; requests in flight are finished all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

starting.catch((error: unknown) => fail(error));

async function start() {
  const notify = readNotifySettings(process.env);
  const backend = await runBackend({
    dataDir: process.env.DATA_DIR || defaultDataDir,
    seedsFolder: process.env.SEEDS_DIR || undefined,
    port: readPort(process.env.BACKEND_PORT),
    notify,
    log: logToStdout,
    edges: readPurgeSettings(process.env).edges,
    forgetPages,
  });
  void backend.databaseEnded.then((lastWords) => {
    // Nothing works without PostgreSQL: this process ends, and the watchdog starts another.
    if (!stopping) fail(new StartError(`PostgreSQL ended by itself: ${lastWords}`));
  });
  logToStdout(`Backend ready at ${backend.url}`);
  logToStdout(describeChannels(notify));
  const { anonKey, siteKey } = backend.keys;
  tellParent({ type: 'ready', url: backend.url, anonKey, siteKey });
  return backend;
}

function stop(): void {
  stopping ??= starting
    .then((backend) => backend.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
}

function fail(error: unknown): void {
  // The messages of other errors may contain a visitor's words.
  const message = error instanceof StartError ? messageOf(error) : describeError(error);
  logToStderr(`The backend stopped: ${message}`);
  tellParent({ type: 'failed', message }, () => process.exit(1));
}

function tellParent(message: BackendMessage, told = () => {}): void {
  if (process.connected && process.send) process.send(message, undefined, undefined, told);
  else told();
}

let lastChange = 0;

/** Without a parent there is no site, and so no cached pages. */
async function forgetPages(keys: readonly string[], signal: AbortSignal): Promise<void> {
  if (!process.connected) return;
  const id = (lastChange += 1);
  const messages = on(process, 'message', { signal }) as AsyncIterable<[ParentMessage]>;
  // The parent must receive `ready` first.
  starting.then(
    () => tellParent({ type: 'contentChange', id, keys: [...keys] }),
    () => {},
  );
  for await (const [message] of messages) {
    if (message.type !== 'pagesForgotten' || message.id !== id) continue;
    if (message.failed) throw new Error('The site has not dropped its pages.');
    return;
  }
}

function readPort(value: string | undefined): number {
  const port = Number(value || 0);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`BACKEND_PORT must be a number from 0 to 65535, not '${value}'.`);
}
