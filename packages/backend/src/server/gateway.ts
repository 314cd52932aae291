import { type ApiResponse, ApiError, jsonResponse } from '../apiRequest/apiError.ts';
import { type ApiRequest, authorize } from '../apiRequest/authorize.ts';
import type { IncomingRequest } from '../apiRequest/headers.ts';
import type { Identify, Principal } from '../apiRequest/principal.ts';
import type { SchemaCache } from '../apiRequest/schemaCache.ts';
import type { Log } from '../shared/log.ts';
import { databaseError } from './databaseError.ts';
import type { Execute } from './execute.ts';
import { createPriorityQueue, QueueFull } from './priorityQueue.ts';
import type { Priority, QueueOptions } from './priorityQueue.ts';

/** The only entry point: PostgREST's interface, restricted to the requests on an allowlist. */
export interface Gateway {
  /** Rejects with the signal's reason if the client leaves before its request is answered. */
  respond(request: IncomingRequest, signal: AbortSignal): Promise<ApiResponse>;
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>;
}

interface GatewayOptions {
  identify: Identify;
  schemaCache: SchemaCache;
  execute: Execute;
  queues: GatewayQueues;
  /** Called with failures of the server, without any content of the request. */
  log: Log;
}

/** Searches may be slow, so they have a queue of their own. */
export interface GatewayQueues {
  rows: QueueOptions;
  searches: QueueOptions;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { identify, schemaCache, execute, log } = options;
  const rows = createPriorityQueue(options.queues.rows);
  const searches = createPriorityQueue(options.queues.searches);

  async function carryOut(incoming: IncomingRequest, signal: AbortSignal): Promise<ApiResponse> {
    const principal = identify(incoming.headers);
    const request = authorize(incoming, principal, schemaCache);
    const isSearch = request.kind === 'call' && request.name === 'search';
    const queue = isSearch ? searches : rows;
    try {
      const task = () => execute(request, principal, signal);
      return await queue.run(priorityOf(request, principal), task, signal);
    } catch (error) {
      signal.throwIfAborted();
      const failed = databaseError(error, principal);
      if (!failed) throw error;
      if (failed.status >= 500)
        log(`[database] ${failed.status} to a ${request.kind}: ${failed.code}`);
      throw failed;
    }
  }

  return {
    async respond(request, signal) {
      if (request.url.pathname.startsWith(authPrefix)) return noAccounts;
      return carryOut(request, signal).catch(errorResponse);
    },
    async idle() {
      await Promise.all([rows.idle(), searches.idle()]);
    },
  };
}

const authPrefix = '/auth/v1/';

/** In the shape of GoTrue, which Supabase's auth client reads. */
const noAccounts = jsonResponse(
  501,
  JSON.stringify({
    code: 501,
    error_code: 'not_implemented',
    msg: 'The embedded backend keeps no accounts. To sign in, connect the site to a hosted Supabase project.',
  }),
);

function priorityOf({ kind }: ApiRequest, { isSite }: Principal): Priority {
  const isRead = kind === 'select' || kind === 'call';
  return `${isSite ? 'site' : 'public'} ${isRead ? 'read' : 'message'}`;
}

function errorResponse(error: unknown): ApiResponse {
  if (error instanceof QueueFull) {
    return new ApiError(503, '503', error.message).toResponse({ 'Retry-After': '1' });
  }
  if (error instanceof ApiError) return error.toResponse();
  throw error;
}
