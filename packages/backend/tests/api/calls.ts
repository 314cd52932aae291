import type { Sent } from '../support/http.ts';
import { words } from './arbitraryRequests.ts';

/** The tables of the website, and one text column of each. */
export const tables = {
  resources: 'title',
  'Course Section': 'title',
  'Course Details': 'Title',
  Articles: 'title',
  Questions: 'stem',
  'Contact Records': 'message',
} as const;

export type Table = keyof typeof tables;

export interface Call extends Sent {
  name: string;
}

/** A call without what all calls on a table have in common. */
type Asked = [method: string, name: string, query: string, headers?: object, body?: object];

const prefer = (value: string) => ({ Prefer: value });

const preferences = [
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default, return=representation',
  'tx=rollback',
  'count=exact, return=representation',
];

/** Every verb on a table, with every option that could widen its effect. */
export function callsOn(table: Table): Call[] {
  const text = tables[table];
  const row = { [text]: 'from outside' };
  const oneObject = { Accept: 'application/vnd.pgrst.object+json' };
  const asked: Asked[] = [
    ['GET', 'all', 'order=id&limit=3'],
    ['GET', 'no column', 'select=&order=id&limit=1'],
    ['GET', 'a text alone', `select=${text}&order=id&limit=2`],
    ['HEAD', 'counted, without rows', 'select=id', prefer('count=exact')],
    ['GET', 'one object', 'select=id&id=eq.1', oneObject],
    ['GET', 'none as one object', 'select=id&id=eq.987654', oneObject],
    ['GET', 'in the order of a hidden column', 'select=id&order=email&limit=1'],
    ['GET', 'another schema', 'select=id', { 'Accept-Profile': 'auth' }],
    ['GET', 'a role of its own', 'select=id&order=id&limit=1', { Role: 'service_role' }],

    ['POST', 'a row', '', {}, row],
    ['POST', 'a given id', '', {}, { id: 424_242, [text]: 'x' }],
    ['POST', 'the id of another row', '', {}, { id: 1, [text]: 'x' }],
    ['POST', 'a given time', '', {}, { created_at: '2020-01-01', [text]: 'x' }],
    [
      'POST',
      'instead of a row',
      'on_conflict=id',
      prefer('resolution=merge-duplicates'),
      { id: 1, [text]: 'x' },
    ],
    ['POST', 'and select', `select=id,${text}`, prefer('return=representation'), row],
    ['POST', 'another schema', '', { 'Content-Profile': 'auth' }, row],
    ...preferences.map((value): Asked => ['POST', value, '', prefer(value), row]),

    ['PATCH', 'one row', 'id=eq.1', {}, row],
    ['PATCH', 'all rows', '', {}, row],
    ...preferences.map((value): Asked => ['PATCH', value, 'id=eq.1', prefer(value), row]),

    ['PUT', 'one row', 'id=eq.1', {}, { id: 1, [text]: 'x' }],

    ['DELETE', 'one row', 'id=eq.1'],
    ['DELETE', 'all rows', ''],
    ['DELETE', 'and show', 'id=eq.1', prefer('return=representation')],
    ['DELETE', 'and take back', 'id=eq.1', prefer('tx=rollback')],
  ];
  const path = `/${encodeURIComponent(table)}`;
  return asked.map(([method, name, query, headers, body]) =>
    callOf(`${method} ${table}: ${name}`, method, query ? `${path}?${query}` : path, headers, body),
  );
}

/** A call, with a body as JSON if there is one. */
const callOf = (
  name: string,
  method: string,
  path: string,
  headers: object = {},
  body?: object,
): Call => ({
  name,
  method,
  path,
  headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  ...(body && { body: JSON.stringify(body) }),
});

const functions =
  words(`version pg_sleep pg_read_file pg_ls_dir pg_stat_file current_setting set_config
  query_to_xml table_to_xml lo_import lo_export pg_terminate_backend pg_reload_conf dblink uid role nothing`);

const elsewhere = {
  pg_catalog: 'pg_authid',
  information_schema: 'tables',
  storage: 'objects',
  contact_outbox: 'notes',
};

/** Calls beyond the tables of the website (functions, the catalogue, other schemas), and calls to one table only. */
export function callsElsewhere(): Call[] {
  const args = { seconds: 5, filename: '/etc/passwd', query: 'select 1' };
  const get = (name: string, path: string, headers = {}, method = 'GET') =>
    callOf(`${method} ${name}`, method, path, headers);
  const post = (name: string, path: string, headers = {}, body: object = args) =>
    callOf(`POST ${name}`, 'POST', path, headers, body);
  const message = (name: string, row: object) =>
    post(`Contact Records: ${name}`, '/Contact%20Records', {}, row);
  return [
    ...functions.flatMap((name) => [
      get(`rpc ${name}`, `/rpc/${name}`),
      post(`rpc ${name}`, `/rpc/${name}`),
      post(`rpc ${name} of pg_catalog`, `/rpc/${name}`, { 'Content-Profile': 'pg_catalog' }),
    ]),
    ...Object.entries(elsewhere).flatMap(([schema, name]) => [
      get(`${schema}.${name} by profile`, `/${name}?limit=1`, { 'Accept-Profile': schema }),
      post(`${schema}.${name} by profile`, `/${name}`, { 'Content-Profile': schema }, {}),
      get(`${schema}.${name} by profile`, `/${name}`, { 'Content-Profile': schema }, 'DELETE'),
    ]),
    get('search', '/rpc/search?query=finan&typing=true', {}, 'HEAD'),
    get('search without a query', '/rpc/search'),
    get('an article of no id', '/rpc/article_page?article=x&day_titles=30'),
    get('a list without its arguments', '/rpc/list_page?list=x'),
    get('a quote', "/Articles?id=eq.1'%20or%20'1'='1"),
    get('a number beyond its column', `/Articles?id=eq.${'9'.repeat(30)}`),
    get('a date that is none', '/Articles?created_at=gt.yesterday-ish'),
    get('a column that is not there', '/Articles?select=nothing'),
    get('an operator that is not there', '/Articles?id=nonsense.1'),
    message('an e-mail that is none', { email: 'none', message: 'x' }),
    message('only blanks', { first_name: '', last_name: ' ', email: '', message: '' }),
    message('too long', { message: 'x'.repeat(5_001) }),
    message('an unknown column', { role: 'admin', message: 'x' }),
  ];
}
