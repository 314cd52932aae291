import { randomBytes } from 'node:crypto';
import { identifyStaff } from '../apiRequest/principal.ts';
import { type SchemaCache, loadSchemaCache } from '../apiRequest/schemaCache.ts';
import { connectAsOwner } from '../postgres/database.ts';
import { openConnections } from '../server/connections.ts';
import { createExecute } from '../server/execute.ts';
import { createGateway } from '../server/gateway.ts';
import { publishChange, subscribeToChanges } from './contentChanges.ts';
import { type ReachOptions, reachDatabase } from './reachDatabase.ts';

/** The embedded backend as the staff uses it: like a Supabase project, with all rights. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The staff uses 4 of the 20 connections that the server allows: 2 for rows, 2 for searches. */
const queue = { concurrency: 2, maxReads: 2, maxPublic: 2, maxQueued: 1_000 };

/** Longer than for visitors: the staff publishes many long articles at once. */
const limits = {
  statement_timeout: 120_000,
  transaction_timeout: 300_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Opens the database of a data folder with all rights, whether or not the site runs. Requests are answered within this
 * process, as a hosted project answers them with its service key.
 *
 * @throws StartError that says why the database cannot be reached.
 */
export async function openDesk(options: ReachOptions) {
  await using undo = new AsyncDisposableStack();
  const database = undo.use(await reachDatabase(options));
  const schemaCache = await readSchemaCache(database.path);
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const connections = openConnections(database.path, {
    user: 'postgres',
    count: 2 * queue.concurrency,
    limits,
  });
  undo.defer(() => connections.close());
  const gateway = createGateway({
    identify: identifyStaff(key),
    schemaCache,
    execute: createExecute(connections),
    queues: { rows: queue, searches: queue },
    // Failures are reported in the answer.
    log: () => {},
  });
  // Another desk over this database would wait for a site that does not run.
  if (!database.isRunning) {
    const others = await subscribeToChanges(database.path, async () => null);
    undo.defer(() => others.close());
  }
  const opened = undo.move();
  return {
    /** For supabase-js, in place of network requests. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { method, headers, signal } = request;
      const body = new Uint8Array(await request.arrayBuffer());
      const incoming = { method, url: new URL(request.url), headers, body };
      const response = await gateway.respond(incoming, signal);
      // A response without content may have no body, not even an empty one.
      const content = response.status === 204 || method === 'HEAD' ? null : response.body;
      return new Response(content, { status: response.status, headers: response.headers });
    },
    /** The service key, which only this process knows. */
    key,
    /** Resolves to whether no page shows the old content any more; null if no site runs. */
    showChanges: async () => (database.isRunning ? publishChange(database.path) : null),
    close: () => opened.disposeAsync(),
  };
}

async function readSchemaCache(path: string): Promise<SchemaCache> {
  await using owner = connectAsOwner(path);
  return await loadSchemaCache(owner, { forStaff: true });
}
