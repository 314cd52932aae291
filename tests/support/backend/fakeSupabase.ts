import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { listen } from '../http/listen.ts';
import { type Row, type TableName, type Tables, sampleTables } from './sampleRows.ts';

/** Answers a request in place of the table. */
export type Fault = (response: ServerResponse, request: SeenRequest) => void;

export interface SeenRequest {
  method: string;
  table: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export type FakeSupabase = Awaited<ReturnType<typeof startFakeSupabase>>;

const anonKey = 'anon-key-of-the-fake';
/** PostgREST's `db-max-rows` on Supabase. */
const maxRows = 1_000;

/**
 * A fake Supabase project for tests. Serves its rows as PostgREST would, as far as the site's calls
 * need (docs/spec.md), to servers and to browsers of any origin, and fails when a test wants it to.
 */
export async function startFakeSupabase() {
  let tables = sampleTables();
  let faults: { fault: Fault; matches: (request: SeenRequest) => boolean }[] = [];
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(200).end();
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const seen = read(request, body);
      requests.push(seen);
      const failing = faults.find(({ matches }) => matches(seen));
      if (failing) failing.fault(response, seen);
      else serve(tables, seen, response);
    });
  });
  const { url, port, close } = await listen(server);

  return {
    /** Settings of a site that uses it; its page cache is off because tests change the rows. */
    env: { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, PAGE_CACHE_MB: '0' },
    url,
    /** The stored rows; tests may change them, and contact messages are added to them. */
    get tables() {
      return tables;
    },
    /** The requests so far, without preflights. */
    requests,
    /** Applies the fault to every matching request for the table (`*`: any table) until `heal`. */
    fail(table: TableName | '*', fault: Fault, when = (_request: SeenRequest) => true) {
      const matches = (seen: SeenRequest) => (table === '*' || table === seen.table) && when(seen);
      faults.push({ fault, matches });
    },
    /** Ends all faults, brings the sample rows back, forgets the requests. */
    async heal() {
      faults = [];
      tables = sampleTables();
      requests.length = 0;
      if (!server.listening) await listen(server, port);
    },
    refuse: close,
    close,
  };
}

function read(request: IncomingMessage, body: string): SeenRequest {
  const url = new URL(request.url ?? '', 'http://fake');
  return {
    method: request.method ?? '',
    table: decodeURIComponent(url.pathname.replace('/rest/v1/', '')),
    query: url.searchParams,
    headers: request.headers,
    body,
  };
}

/** Changes the requested rows before they are counted and cut to the requested range. */
type ChangeRows = (rows: Row[], request: SeenRequest) => Row[];

function serve(
  tables: Tables,
  request: SeenRequest,
  response: ServerResponse,
  change: ChangeRows = (rows) => rows,
): void {
  const rows = tables[request.table as TableName] as Row[] | undefined;
  if (request.headers['apikey'] !== anonKey) sendError(response, 401, 'PGRST301', 'No key.');
  else if (request.table.startsWith('rpc/')) {
    sendError(response, 404, 'PGRST202', `There is no function ${request.table}.`);
  } else if (!rows) sendError(response, 404, 'PGRST205', 'There is no such table.');
  else if (lackedColumn(rows, request)) {
    const column = `${request.table}.${lackedColumn(rows, request)}`;
    sendError(response, 400, '42703', `column ${column} does not exist`);
  } else if (request.method === 'POST') {
    rows.push(JSON.parse(request.body) as Row);
    response.writeHead(201).end();
  } else sendRows(rows, request, response, change);
}

function sendRows(rows: Row[], request: SeenRequest, response: ServerResponse, change: ChangeRows) {
  const { method, query, headers } = request;
  const found = change(order(rows.filter(filterOf(query)), query.get('order') ?? ''), request);
  const from = Number(query.get('offset') ?? 0);
  const limit = Math.min(Number(query.get('limit') ?? maxRows), maxRows);
  const items = found.slice(from, from + limit).map(columnsOf(query.get('select') ?? '*'));
  const counted = headers['prefer']?.toString().includes('count=exact') ?? false;
  if (counted && from > found.length) {
    sendError(response, 416, 'PGRST103', 'Requested range not satisfiable');
    return;
  }
  if (headers.accept?.includes('vnd.pgrst.object')) {
    if (items.length === 1) sendJson(response, 200, items[0]);
    else sendError(response, 406, 'PGRST116', 'JSON object requested, multiple (or no) rows');
    return;
  }
  const range = items.length === 0 ? '*' : `${from}-${from + items.length - 1}`;
  response.setHeader('content-range', `${range}/${counted ? found.length : '*'}`);
  const partial = counted && items.length < found.length;
  sendJson(response, partial ? 206 : 200, method === 'HEAD' ? undefined : items);
}

/** The language column that a request names and no row has; the site stops once it gets the error. */
const lackedColumn = (rows: Row[], { query }: SeenRequest) =>
  ['language', 'translation_of'].find(
    (name) =>
      (query.has(name) || query.get('select')?.split(',').includes(name)) &&
      !rows.some((row) => name in row),
  );

const notColumns = new Set(['select', 'order', 'offset', 'limit']);

type Compare = (own: string, value: string) => boolean;

const operators: Record<string, Compare> = {
  eq: (own, value) => own === value,
  neq: (own, value) => own !== value,
  gt: (own, value) => sizeOf(own) > sizeOf(value),
  gte: (own, value) => sizeOf(own) >= sizeOf(value),
  lt: (own, value) => sizeOf(own) < sizeOf(value),
  lte: (own, value) => sizeOf(own) <= sizeOf(value),
  // The value is a list of one text.
  cs: (own, value) => own.includes(value.slice(1, -1)),
  ilike: (own, value) => own.toLowerCase().includes(value.replaceAll('%', '').toLowerCase()),
  in: (own, value) => value.slice(1, -1).split(',').includes(own),
};

/** A number, or the instant of a date. */
const sizeOf = (text: string) => (Number.isNaN(Number(text)) ? Date.parse(text) : Number(text));

/** Filters such as `column=eq.value`; a row must match all of them. */
function filterOf(query: URLSearchParams): (row: Row) => boolean {
  const filters = [...query].filter(([name]) => !notColumns.has(name));
  return (row) =>
    filters.every(([column, condition]) => {
      const [, operator = '', value = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
      const own = row[column];
      if (own === null || own === undefined) return false;
      const text = typeof own === 'string' ? own : JSON.stringify(own);
      return operators[operator]?.(text, value) ?? false;
    });
}

/** Sorts by `column.desc.nullslast,...`; nulls are always last, the only order that the site requests. */
function order(rows: Row[], text: string): Row[] {
  const keys = text.split(',').filter((part) => part !== '');
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const [column = '', direction] = key.split('.');
      const difference = compare(a[column], b[column], direction === 'desc' ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return (a < b ? -1 : 1) * sign;
}

function columnsOf(select: string): (row: Row) => Row {
  if (select === '*') return (row) => row;
  const names = select.split(',');
  return (row) =>
    Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { code, details: null, hint: null, message });
}

/** The CORS headers that Supabase's gateway sends to browsers of any origin. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'content-range',
};

export function databaseError(message: string, status = 500, code = 'XX000'): Fault {
  return (response) => sendError(response, status, code, message);
}

export const hang: Fault = () => {};

/** Answers as PostgREST would, but with the requested rows changed. */
export function changedRows(fake: FakeSupabase, change: ChangeRows): Fault {
  return (response, request) => serve(fake.tables, request, response, change);
}

/** The rows without their total: `Content-Range: 0-19/*`. */
export function uncounted(fake: FakeSupabase): Fault {
  return (response, request) =>
    serve(fake.tables, { ...request, headers: { ...request.headers, prefer: '' } }, response);
}

export function slow(fake: FakeSupabase, ms: number): Fault {
  return (response, request) => void setTimeout(serve, ms, fake.tables, request, response);
}

/** Holds answers back until `release` is called. */
export function delayed(fake: FakeSupabase): { fault: Fault; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    fault: (response, request) => void promise.then(() => serve(fake.tables, request, response)),
    release: resolve,
  };
}
