import type { AuthCall } from './auth.ts';
import type { Filter, Value } from './filters.ts';
import type { Insert } from './insert.ts';
import type { Read, SortKey } from './read.ts';
import type { SearchCall } from './search.ts';

/** What goes with every request: the public key, and the session of whoever has one. */
export type Credentials = Record<string, string>;

/** Never asked for over a network. */
const origin = 'http://127.0.0.1';
const json = 'application/json';

export function writeRead(read: Read, credentials: Credentials): Request {
  const { table, method, columns, filters, order, limit, offset, count, isOne } = read;
  const params = new URLSearchParams({ select: columns === '*' ? columns : columns.join() });
  for (const filter of filters) params.append(filter.column, writeCondition(filter));
  if (order.length > 0) params.set('order', order.map(writeSortKey).join());
  if (limit !== undefined) params.set('limit', String(limit));
  if (offset !== undefined) params.set('offset', String(offset));
  return new Request(`${addressOf(table)}?${params}`, {
    method,
    headers: {
      ...credentials,
      Accept: isOne ? 'application/vnd.pgrst.object+json' : json,
      ...(count && { Prefer: `count=${count}` }),
    },
  });
}

export function writeInsert({ table, row, count }: Insert, credentials: Credentials): Request {
  return new Request(addressOf(table), {
    method: 'POST',
    headers: {
      ...credentials,
      Accept: json,
      'Content-Type': json,
      ...(count && { Prefer: `count=${count}` }),
    },
    body: JSON.stringify(row),
  });
}

/** HEAD too is asked as GET, for the engine refuses it; the server sends its answer without the body. */
export function writeSearchCall({ args }: SearchCall, credentials: Credentials): Request {
  const written = Object.entries(args).map(([name, value]) => [name, writeValue(value)]);
  return new Request(`${addressOf('rpc')}/search?${new URLSearchParams(written)}`, {
    headers: { ...credentials, Accept: json },
  });
}

export function writeAuthCall(call: AuthCall, credentials: Credentials): Request {
  const { endpoint, method, params, body } = call;
  return new Request(`${origin}/auth/v1/${endpoint}?${new URLSearchParams(params)}`, {
    method,
    headers: { ...credentials, Accept: json, ...(body && { 'Content-Type': json }) },
    body: body ? JSON.stringify(body) : null,
  });
}

function addressOf(table: string): string {
  return `${origin}/rest/v1/${encodeURIComponent(table)}`;
}

function writeCondition(filter: Filter): string {
  switch (filter.operator) {
    case 'is':
      return `is.${filter.value}`;
    case 'in':
      return `in.(${filter.values.map(writeItem).join()})`;
    case 'cs':
      return `cs.{${writeItem(filter.value)}}`;
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts': {
      const config = filter.config === undefined ? '' : `(${filter.config})`;
      return `${filter.operator}${config}.${filter.value}`;
    }
    default:
      return `${filter.operator}.${writeValue(filter.value)}`;
  }
}

/**
 * The engine takes the outer quotes off again. Without them it read keywords and numbers:
 * `slug=eq.true` answered 500, `eq.null` and `eq.0x10` found nothing, and `query=null` was none.
 */
function writeValue(value: Value): string {
  return typeof value === 'boolean' ? String(value) : `"${value}"`;
}

/** Within a list the engine reads backslashes as well. */
function writeItem(value: Value): string {
  return writeValue(typeof value === 'boolean' ? value : value.replace(/["\\]/g, '\\$&'));
}

function writeSortKey({ column, direction, nulls }: SortKey): string {
  return [column, direction, ...(nulls ? [nulls] : [])].join('.');
}
