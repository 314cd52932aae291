import { ApiError, notServed } from './apiError.ts';
import { bounds } from './bounds.ts';
import { type IncomingRequest, checkProfile, readAccept, readPreferences } from './headers.ts';
import { parseInsert } from './parseInsert.ts';
import {
  type Call,
  functionNames,
  functionOf,
  functionPrefix,
  noFunction,
  parseCall,
} from './parseCall.ts';
import { type Select, parseSelect } from './parseSelect.ts';
import { type Write, parseStaffWrite } from './parseStaffWrite.ts';
import { type Principal, permissionDenied } from './principal.ts';
import type { SchemaCache, Table } from './schemaCache.ts';

/** A parsed and authorised request. SQL is written from nothing else. */
export type ApiRequest = Select | Call | Write;

const tablePrefix = '/rest/v1/';

/** @throws ApiError (4xx) for every request that is not on the list of what is served. */
export function authorize(
  { method, url, headers, body }: IncomingRequest,
  principal: Principal,
  schemaCache: SchemaCache,
): ApiRequest {
  const isStaff = principal.role === 'service_role';
  if (!isStaff && url.pathname.length + url.search.length > bounds.addressLength) {
    throw notServed(`The address is longer than ${bounds.addressLength} characters.`, 414);
  }
  checkProfile(headers);
  const incoming = {
    params: url.searchParams,
    headers,
    body,
    preferences: readPreferences(headers),
  };
  const isHead = method === 'HEAD';
  const called = functionOf(url);
  if (called !== undefined && isRead(method)) return parseCall(called, isHead, incoming);
  const table = findTable(schemaCache, url);
  if (table.kind !== 'inbox' && isRead(method)) return parseSelect(table, isHead, incoming);
  if (table.kind === 'inbox' && method === 'POST') return parseInsert(table, principal, incoming);
  if (table.kind === 'staff') return parseStaffWrite(table, method, incoming);
  if (isRead(method)) readAccept(headers);
  throw permissionDenied(table.name);
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The table's name in an address of one segment; undefined for all other addresses. */
function tableName({ pathname }: URL): string | undefined {
  const segment = pathname.startsWith(tablePrefix) ? pathname.slice(tablePrefix.length) : '';
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function findTable(schemaCache: SchemaCache, url: URL): Table {
  const name = tableName(url);
  if (name === undefined) {
    throw url.pathname.startsWith(functionPrefix)
      ? noFunction(`only GET of ${functionNames.join(', ')} is supported`)
      : new ApiError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const table = schemaCache.get(name);
  if (table) return table;
  const message = `Could not find the table 'public.${name}' in the schema cache`;
  throw new ApiError(404, 'PGRST205', message);
}
