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
  'return=minimal, count=exact',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'resolution=merge-duplicates, return=representation',
  'missing=default',
  'missing=default, return=representation',
  'tx=rollback',
  'tx=commit, return=representation',
  'count=exact, return=representation',
];

/** Every verb on a table, with every option that could widen its effect. */
export function callsOn(table: Table): Call[] {
  const text = tables[table];
  const row = { [text]: 'from outside' };
  const oneObject = { Accept: 'application/vnd.pgrst.object+json' };
  const asked: Asked[] = [
    ['GET', 'all', 'order=id&limit=3'],
    ['HEAD', 'all', 'limit=1'],
    ['GET', 'no column', 'select=&order=id&limit=1'],
    ['GET', 'its id alone', 'select=id&order=id&limit=2'],
    ['GET', 'a text alone', `select=${text}&order=id&limit=2`],
    ['GET', 'counted', 'select=id&order=id&limit=2', prefer('count=exact')],
    ['HEAD', 'counted, without rows', 'select=id', prefer('count=exact')],
    ['GET', 'one object', 'select=id&id=eq.1', oneObject],
    ['GET', 'none as one object', 'select=id&id=eq.987654', oneObject],
    ['GET', 'past its end', 'select=id&offset=900000', prefer('count=exact')],
    ['GET', 'in the order of a hidden column', 'select=id&order=email&limit=1'],
    ['GET', 'a text with a quote', `select=id&${text}=eq.'%20or%20true--`],
    ['GET', 'in a list', 'select=id&id=in.(1,2)&order=id'],
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
    ['PATCH', 'its id', 'id=eq.1', {}, { id: 424_243 }],
    ['PATCH', 'a limit', 'id=gt.0&limit=1&order=id', {}, row],
    ...preferences.map((value): Asked => ['PATCH', value, 'id=eq.1', prefer(value), row]),

    ['PUT', 'one row', 'id=eq.1', {}, { id: 1, [text]: 'x' }],
    ['PUT', 'a new row', 'id=eq.424244', {}, { id: 424_244, [text]: 'x' }],
    ...preferences
      .slice(0, 2)
      .map((value): Asked => ['PUT', value, 'id=eq.1', prefer(value), { id: 1, [text]: 'x' }]),

    ['DELETE', 'one row', 'id=eq.1'],
    ['DELETE', 'no row', 'id=eq.987654'],
    ['DELETE', 'all rows', ''],
    ['DELETE', 'a limit', 'id=gt.0&limit=1&order=id'],
    ['DELETE', 'and show', 'id=eq.1', prefer('return=representation')],
    ['DELETE', 'with a body', 'id=eq.1', {}, row],
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
  pg_catalog: ['pg_authid', 'pg_roles', 'pg_shadow', 'pg_class', 'pg_stat_activity'],
  information_schema: ['tables', 'columns', 'role_table_grants'],
  auth: ['users', 'sessions', 'refresh_tokens', 'identities'],
  storage: ['objects', 'buckets'],
  supabase_migrations: ['schema_migrations', 'seed_files'],
  extensions: ['pg_stat_statements'],
  contact_outbox: ['notes', 'deliveries'],
  content_outbox: ['changes'],
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
    ...Object.entries(elsewhere).flatMap(([schema, names]) =>
      names.flatMap((name) => [
        get(`${schema}.${name} by profile`, `/${name}?limit=1`, { 'Accept-Profile': schema }),
        post(`${schema}.${name} by profile`, `/${name}`, { 'Content-Profile': schema }, {}),
        get(`${schema}.${name} by profile`, `/${name}`, { 'Content-Profile': schema }, 'DELETE'),
      ]),
    ),
    ...['GET', 'HEAD'].map((method) =>
      get(
        'search',
        '/rpc/search?query=parliaments%20or%20constitution&kind=article&page=2',
        {},
        method,
      ),
    ),
    get('search for a question', '/rpc/search?query=constitution&kind=question'),
    get('search, typing', '/rpc/search?query=finan&typing=true'),
    get('search for "null"', '/rpc/search?query=%22null%22'),
    get('search without a query', '/rpc/search'),
    get('an article and what stands around it', '/rpc/article_page?article=13&day_titles=30'),
    get('no article', '/rpc/article_page?article=987654&day_titles=30'),
    get('an article of no id', '/rpc/article_page?article=x&day_titles=30'),
    get(
      'a list and its days',
      '/rpc/list_page?list=Editorial%20Analysis&skipped=2&before=2026-11-21T00:00:00%2B05:30',
    ),
    get('a list without its arguments', '/rpc/list_page?list=x'),
    get('a quote', "/Articles?id=eq.1'%20or%20'1'='1"),
    get('an empty list', '/Articles?id=in.()'),
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
