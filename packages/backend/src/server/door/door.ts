import type { Keys } from '../../database/keys.ts';
import { readAuthCall } from './auth.ts';
import { bounds } from './bounds.ts';
import { denied, identify, readCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { answerPreflight, withCors } from './cors.ts';
import { checkProfile, readAccept, readPreferences } from './headers.ts';
import { readInsert } from './insert.ts';
import { readRead } from './read.ts';
import { notServed, Refusal } from './refusal.ts';
import { readRules } from './rules.ts';
import type { Query, Rules, Table } from './rules.ts';
import { noFunction, readSearchCall } from './search.ts';
import { writeAuthCall, writeInsert, writeRead, writeSearchCall } from './write.ts';
import type { Credentials } from './write.ts';

/**
 * The one way in. A request is read into a small value, the value is judged by a list of what is allowed,
 * and the engine is asked by a new request written from it: so it gets what was judged, however the first
 * one was spelled. Everything else is refused here, in PostgREST's shape.
 */
export interface Door {
  /** Answers a request: what is on the list by `ask`, all else by a refusal. */
  answer(request: Request, ask: (request: Request) => Promise<Response>): Promise<Response>;
  /** Reads from the catalogue what there is to ask for: after a migration, before the first request. */
  readRules(query: Query): Promise<void>;
}

const tablePrefix = '/rest/v1/';
const authPrefix = '/auth/v1/';
const functionPrefix = '/rest/v1/rpc/';
/** Of the one function that is served. */
const searchPath = `${functionPrefix}search`;

export function createDoor(keys: Keys): Door {
  let rules: Rules = new Map();

  /** The request for the engine. */
  async function judge(request: Request, url: URL): Promise<Request> {
    const { method, headers } = request;
    if (url.pathname.length + url.search.length > bounds.addressLength) {
      throw notServed(`The address is longer than ${bounds.addressLength} characters.`, 414);
    }
    if (url.pathname.startsWith(authPrefix)) {
      const caller = readCaller(headers, keys);
      const endpoint = url.pathname.slice(authPrefix.length);
      const body = new Uint8Array(await request.arrayBuffer());
      const call = readAuthCall(endpoint, method, url.searchParams, headers, body);
      return writeAuthCall(call, credentialsOf(caller, keys));
    }
    const caller = identify(headers, keys);
    checkProfile(headers);
    const incoming = { params: url.searchParams, headers, preferences: readPreferences(headers) };
    const credentials = credentialsOf(caller, keys);
    if (url.pathname === searchPath && isRead(method)) {
      return writeSearchCall(readSearchCall(incoming), credentials);
    }
    const table = findTable(rules, url);
    if (table.kind === 'content' && isRead(method)) {
      return writeRead(readRead(table, method, incoming), credentials);
    }
    if (table.kind === 'inbox' && method === 'POST') {
      const body = new Uint8Array(await request.arrayBuffer());
      return writeInsert(readInsert(table, caller, incoming, body), credentials);
    }
    if (isRead(method)) readAccept(headers);
    throw denied(table.name, caller);
  }

  return {
    async readRules(query) {
      rules = await readRules(query);
    },
    async answer(request, ask) {
      const url = new URL(request.url);
      const isContent =
        url.pathname === searchPath || rules.get(tableName(url) ?? '')?.kind === 'content';
      if (request.method === 'OPTIONS') {
        const asked = request.headers.get('access-control-request-method') ?? 'GET';
        return answerPreflight(isContent && isRead(asked));
      }
      const answer = await judge(request, url).then(ask, (error: unknown) => {
        if (error instanceof Refusal) return error.toResponse();
        throw error;
      });
      return withCors(answer, isContent && isRead(request.method));
    },
  };
}

function isRead(method: string): method is 'GET' | 'HEAD' {
  return method === 'GET' || method === 'HEAD';
}

/** The engine knows one key. */
function credentialsOf({ session }: Caller, { anonKey }: Keys): Credentials {
  return { apikey: anonKey, ...(session !== undefined && { Authorization: `Bearer ${session}` }) };
}

/** Of an address of one segment; undefined for all others. */
function tableName({ pathname }: URL): string | undefined {
  const segment = pathname.startsWith(tablePrefix) ? pathname.slice(tablePrefix.length) : '';
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function findTable(rules: Rules, url: URL): Table {
  const name = tableName(url);
  if (name === undefined) {
    throw url.pathname.startsWith(functionPrefix)
      ? noFunction('what is served is GET of search')
      : new Refusal(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const table = rules.get(name);
  if (table) return table;
  const message = `Could not find the table 'public.${name}' in the schema cache`;
  throw new Refusal(404, 'PGRST205', message);
}
