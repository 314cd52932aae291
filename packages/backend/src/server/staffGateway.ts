import { identifyStaff } from '../apiRequest/principal.ts';
import { loadSchemaCache } from '../apiRequest/schemaCache.ts';
import type { SchemaCache } from '../apiRequest/schemaCache.ts';
import { connectAsOwner } from '../postgres/database.ts';
import { openConnections } from './connections.ts';
import { createExecute } from './execute.ts';
import { createGateway } from './gateway.ts';

/** The staff uses 2 of the 20 connections that the server allows. */
const queue = { places: 2, forReads: 2, forPublic: 2, waiting: 1_000 };

/** Longer than for visitors: the staff publishes many long articles at once. */
const limits = {
  statement_timeout: 120_000,
  transaction_timeout: 300_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Access to the tables with all rights, within the staff's own process: it is not served over the network. */
export interface StaffGateway {
  /** Answers as a hosted project does with its service key. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * @param path the server's socket.
 * @param key the `apikey` that requests must send.
 */
export async function openStaffGateway(path: string, key: string): Promise<StaffGateway> {
  const schemaCache = await staffSchemaCache(path);
  const connections = openConnections(path, { user: 'postgres', count: queue.places, limits });
  const gateway = createGateway({
    identify: identifyStaff(key),
    schemaCache,
    execute: createExecute(connections),
    queues: { rows: queue, searches: queue },
    // Failures are reported in the answer.
    log: () => {},
  });
  return {
    async fetch(request) {
      const { method, url, headers, signal } = request;
      const body = new Uint8Array(await request.arrayBuffer());
      const incoming = { method, url: new URL(url), headers, body };
      const response = await gateway.respond(incoming, signal);
      // A response without content may have no body, not even an empty one.
      const content = response.status === 204 || method === 'HEAD' ? null : response.body;
      return new Response(content, { status: response.status, headers: response.headers });
    },
    close: () => connections.close(),
  };
}

async function staffSchemaCache(path: string): Promise<SchemaCache> {
  const owner = connectAsOwner(path);
  try {
    return await loadSchemaCache(async (sql) => (await owner.query(sql)).rows, { forStaff: true });
  } finally {
    await owner.close();
  }
}
