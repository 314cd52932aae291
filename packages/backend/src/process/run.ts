import { resolve } from 'node:path';
import { loadKeys } from '../database/keys.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { checkOwner } from '../postgres/account.ts';
import { startSender } from '../outbox/sender.ts';
import type { NotifySettings } from '../outbox/settings.ts';
import { startPurger } from '../purge/purger.ts';
import type { Cache } from '../purge/purger.ts';
import { hearChanges } from '../desk/contentChanges.ts';
import { connectAsOwner } from '../postgres/database.ts';
import { checkAccess } from '../server/checkAccess.ts';
import { serve } from '../server/server.ts';
import { openVisitorGateway } from '../server/visitorGateway.ts';
import { noteEnd, takeLock } from '../shared/lock.ts';
import { logToStderr, messageOf, StartError } from '../shared/log.ts';
import type { Log } from '../shared/log.ts';

export interface RunOptions {
  dataDir: string;
  /** The seeds of a new database; see `readSeeds`. */
  seedsFolder?: string | undefined;
  port: number;
  /** Who is notified of messages. */
  notify: NotifySettings;
  /** Caches in front of the site; changes are purged from them after the site. */
  edges: readonly Cache[];
  /** Makes the site drop cached pages with any of these keys; resolves when it has. */
  forgetPages: Cache['purge'];
  log: Log;
}

/**
 * Starts the backend in this process: lock, PostgreSQL, migrations, sample content (once), self-check, HTTP, the
 * purger, and the sender of the outbox if someone is to be notified of messages.
 *
 * @throws StartError with a message for its operator: the folder is in use or broken, a migration failed, a visitor
 * may do more or less than allowed, the port is taken.
 */
export async function runBackend(options: RunOptions) {
  const { port, log } = options;
  const dataDir = resolve(options.dataDir);
  // Undone in reverse order, by `stop` or when the start fails: requests in flight are finished, the database is
  // closed, and the data folder released.
  const undo: (() => void | Promise<void>)[] = [takeFolder(dataDir)];
  const stop = async () => {
    noteEnd(dataDir);
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const keys = loadKeys(dataDir);
    const { postgres, owner } = await openDatabase(dataDir, log, options.seedsFolder);
    undo.push(
      () => postgres.stop(),
      () => owner.close(),
    );
    const gateway = await openVisitorGateway(postgres.path, owner, keys);
    undo.push(() => gateway.close());
    await checkAccess(gateway.execute, owner);
    const served = { ...gateway, ping: () => owner.ping() };
    const server = await serve(served, port).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new StartError(`Port ${port} of the backend is taken. Set BACKEND_PORT to a free one.`)
        : error;
    });
    undo.push(() => server.close());
    const outbox = connectAsOwner(postgres.path);
    undo.push(() => outbox.close());
    const purger = startPurger({
      database: outbox,
      sites: [{ name: 'The site', purge: options.forgetPages }],
      edges: options.edges,
      log: logToStderr,
    });
    undo.push(() => purger.stop());
    const changes = await hearChanges(postgres.path, purger.look);
    undo.push(() => changes.close());
    if (options.notify.channels.length > 0) {
      const sender = startSender({ database: outbox, ...options.notify, log: logToStderr });
      undo.push(() => sender.stop());
    }
    return { url: server.url, keys, databaseEnded: postgres.exited, stop };
  } catch (error) {
    await stop();
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
