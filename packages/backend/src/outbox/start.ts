#!/usr/bin/env node
/**
 * Sends notices of messages and purges caches for a hosted project, or any PostgreSQL with the migrations of this
 * package: `node src/outbox/start.ts`. The embedded backend does this itself.
 *
 * Settings: `NOTIFY_DATABASE_URL` (`postgres://…`, as the owner of the tables), `NOTIFY_…` and `PURGE_…`
 * (docs/deploy.md). Ends on SIGTERM and SIGINT. Exit code 1 with a plain message when it can't start.
 */
import { connectTo } from '../postgres/database.ts';
import { describeError, StartError } from '../shared/errors.ts';
import { logToStderr, logToStdout } from '../shared/log.ts';
import { startPurger } from '../purge/purger.ts';
import { readPurgeSettings } from '../purge/settings.ts';
import { startSender } from './sender.ts';
import { decode, describeChannels, readNotifySettings } from './settings.ts';

async function start() {
  const settings = readNotifySettings(process.env);
  const address = URL.parse(process.env.NOTIFY_DATABASE_URL ?? '');
  if (!address || !/^postgres(?:ql)?:$/.test(address.protocol)) {
    throw new StartError(
      'NOTIFY_DATABASE_URL must be an address such as postgres://user:password@host/postgres.',
    );
  }
  decode(`${address.username}:${address.password}`, 'NOTIFY_DATABASE_URL');
  const caches = readPurgeSettings(process.env);
  const tellsMessages = settings.channels.length > 0;
  const tellsChanges = caches.sites.length > 0;
  if (!tellsChanges && caches.edges.length > 0) {
    throw new StartError('PURGE_SITES must name the sites that the caches read from.');
  }
  if (!tellsMessages && !tellsChanges) {
    throw new StartError('NOTIFY_SMTP_URL, NOTIFY_WEBHOOK_URL or PURGE_SITES must be set.');
  }
  const database = connectTo(address.href);
  const rows = await database
    .query<{ is_there: boolean }>(
      `select to_regclass('content_outbox.changes') is not null as is_there`,
    )
    .catch((error: unknown) => {
      throw new StartError(
        `The database of NOTIFY_DATABASE_URL cannot be reached (${describeError(error)}): ` +
          'check its host, user and password.',
      );
    });
  if (!rows[0]?.is_there) {
    throw new StartError(
      'The database has no outbox. Run the migrations first (supabase db push).',
    );
  }
  const sender = tellsMessages && startSender({ database, ...settings, log: logToStderr });
  const purger =
    tellsChanges &&
    startPurger({ database, ...caches, keepsReplicasFresh: true, log: logToStderr });
  logToStdout(describeChannels(settings));
  return async () => {
    if (sender) await sender.stop();
    if (purger) await purger.stop();
    await database.close();
  };
}

function fail(error: unknown): void {
  // Other errors may contain the address of the database.
  const message = error instanceof StartError ? error.message : describeError(error);
  logToStderr(`The sender did not start: ${message}`);
  process.exit(1);
}

// The driver leaves a rejection of its own beside that of the first query of a connection, which is tried again:
// https://github.com/porsager/postgres/issues/1192
process.on('unhandledRejection', (error) => logToStderr(`[outbox] ${describeError(error)}`));

const starting = start();
starting.catch(fail);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(
    signal,
    () => void starting.then((stop) => stop()).then(() => process.exit(0), fail),
  );
}
