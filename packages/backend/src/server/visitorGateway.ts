import { identifyVisitors } from '../apiRequest/principal.ts';
import { loadSchemaCache } from '../apiRequest/schemaCache.ts';
import type { Keys } from '../database/keys.ts';
import type { Database } from '../postgres/database.ts';
import { logToStderr, withoutRepeats } from '../shared/log.ts';
import { type OnQuery, openConnections } from './connections.ts';
import { createExecute } from './execute.ts';
import { type GatewayQueues, createGateway } from './gateway.ts';

export const queues: GatewayQueues = {
  rows: { concurrency: 8, maxReads: 7, maxPublic: 4, maxQueued: 500 },
  searches: { concurrency: 2, maxReads: 2, maxPublic: 1, maxQueued: 100 },
};

/** As on hosted projects: a visitor's statement is ended after 3 s. */
const limits = {
  statement_timeout: 3_000,
  // Far longer: these close a connection, and if it is in use, the driver ends this process, which is then restarted
  // (https://github.com/porsager/postgres/issues/1208).
  transaction_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Opens the gateway of the site and its visitors on a database that has been migrated. */
export async function openVisitorGateway(
  path: string,
  owner: Database,
  keys: Keys,
  onQuery?: OnQuery,
) {
  const schemaCache = await loadSchemaCache(owner);
  const connections = openConnections(path, {
    user: 'authenticator',
    count: queues.rows.concurrency + queues.searches.concurrency,
    limits,
    onQuery,
  });
  const gateway = createGateway({
    identify: identifyVisitors(keys),
    schemaCache,
    execute: createExecute(connections),
    queues,
    log: withoutRepeats(logToStderr),
  });
  return { ...gateway, close: () => connections.close() };
}
