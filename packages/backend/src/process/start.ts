/**
 * The backend process: `node src/process/start.ts`. Opens (or makes) the database of `DATA_DIR`, brings it up to
 * date, checks what visitors may read and serves it on the loopback address.
 *
 * Settings: `DATA_DIR` (default: `.data` at the root of the repo), `BACKEND_PORT` (default: any), `NOTIFY_…` and
 * `PURGE_…` (docs/deploy.md). Ends on SIGTERM, SIGINT or when its parent has gone, after finishing requests in flight.
 * Exit code 1 with a plain message when it can't start.
 */
import { on } from 'node:events';
import { resolve } from 'node:path';
import { loadKeys } from '../database/keys.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { subscribeToChanges } from '../desk/contentChanges.ts';
import { startSender } from '../outbox/sender.ts';
import { describeChannels, readNotifySettings } from '../outbox/settings.ts';
import { checkOwner } from '../postgres/checkOwner.ts';
import { connectAsOwner, ping } from '../postgres/database.ts';
import { startPurger } from '../purge/purger.ts';
import { readPurgeSettings } from '../purge/settings.ts';
import { checkAccess } from '../server/checkAccess.ts';
import { serve } from '../server/server.ts';
import { openVisitorGateway } from '../server/visitorGateway.ts';
import { noteEnd, takeLock } from '../shared/lock.ts';
import { describeError, messageOf, StartError } from '../shared/errors.ts';
import { logToStderr, logToStdout } from '../shared/log.ts';
import { type BackendMessage, type ParentMessage, defaultDataDir } from './supervise.ts';

let stopping: Promise<void> | undefined;
let folder: string | undefined;
const starting = start();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
process.on('disconnect', stop);
process.on('uncaughtException', (error) => fail(error));
// Writing fails once the parent has gone; requests in flight are finished all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

starting.catch((error: unknown) => fail(error));

/**
 * @returns the function that finishes requests in flight, closes the database and releases the data folder.
 * @throws StartError with a message for its operator.
 */
async function start(): Promise<() => Promise<void>> {
  const notify = readNotifySettings(process.env);
  const port = readPort(process.env.BACKEND_PORT);
  const { edges } = readPurgeSettings(process.env);
  const dataDir = resolve(process.env.DATA_DIR || defaultDataDir);
  // Undone in reverse order, at the end or when the start fails.
  const undo = new AsyncDisposableStack();
  undo.defer(takeFolder(dataDir));
  folder = dataDir;
  const end = async () => {
    noteEnd(dataDir);
    await undo.disposeAsync();
  };
  try {
    const keys = loadKeys(dataDir);
    const seeds = process.env.SEEDS_DIR || undefined;
    const { postgres, owner } = undo.use(await openDatabase(dataDir, logToStdout, seeds));
    const gateway = await openVisitorGateway(postgres.path, owner, keys);
    undo.defer(() => gateway.close());
    await checkAccess(owner);
    const served = { ...gateway, ping: () => ping(postgres.path) };
    const server = await serve(served, port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new StartError(`Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.`)
        : error;
    });
    undo.defer(() => server.close());
    const outbox = undo.use(connectAsOwner(postgres.path));
    const sites = [{ name: 'The site', purge: forgetPages }];
    const purger = startPurger({ database: outbox, sites, edges, log: logToStderr });
    undo.defer(() => purger.stop());
    const changes = await subscribeToChanges(postgres.path, purger.flush);
    undo.defer(() => changes.close());
    if (notify.channels.length > 0) {
      const sender = startSender({ database: outbox, ...notify, log: logToStderr });
      undo.defer(() => sender.stop());
    }
    void postgres.exited.then((lastWords) => {
      // Nothing works without PostgreSQL: this process ends, and the watchdog starts another.
      if (!stopping) fail(new StartError(`PostgreSQL ended by itself: ${lastWords}`));
    });
    logToStdout(`Backend ready at ${server.url}`);
    logToStdout(describeChannels(notify));
    const { anonKey, siteKey } = keys;
    sendToParent({ type: 'ready', url: server.url, anonKey, siteKey });
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  checkOwner(dataDir);
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} can't be used: ${messageOf(error)}`);
  }
}

function stop(): void {
  // Also during the start, which is finished first.
  if (folder !== undefined) noteEnd(folder);
  stopping ??= starting
    .then((end) => end())
    .then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
}

function fail(error: unknown): void {
  // The messages of other errors may contain a visitor's words.
  const message = error instanceof StartError ? messageOf(error) : describeError(error);
  if (process.connected) {
    // The parent logs it.
    sendToParent({ type: 'failed', message }, () => process.exit(1));
  } else {
    logToStderr(`The backend stopped: ${message}`);
    process.exit(1);
  }
}

function sendToParent(message: BackendMessage, onSent = () => {}): void {
  if (process.connected && process.send) process.send(message, undefined, undefined, onSent);
  else onSent();
}

let lastChange = 0;

/** Without a parent there is no site, and so no cached pages. */
async function forgetPages(keys: readonly string[], signal: AbortSignal): Promise<void> {
  if (!process.connected) return;
  const id = (lastChange += 1);
  const messages = on(process, 'message', { signal }) as AsyncIterable<[ParentMessage]>;
  // The parent must receive `ready` first.
  starting.then(
    () => sendToParent({ type: 'contentChange', id, keys: [...keys] }),
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
