import type { Sent } from '../support/http.ts';
import { words } from './arbitraryRequests.ts';

/** The tables of the website, and one text column of each. */
export const tables = {
  resources: 'title',
  'Course Section': 'title',
  'Course Details': 'Title',
  Articles: 'title',
  'Article Topics': 'topic',
  Questions: 'stem',
  'Contact Records': 'message',
} as const;

export type Table = keyof typeof tables;

export interface Call extends Sent {
  name: string;
}

const json = { 'Content-Type': 'application/json' };
const oneObject = { Accept: 'application/vnd.pgrst.object+json' };
const prefer = (value: string) => ({ Prefer: value });

const at = (table: Table, query: string) =>
  `/${encodeURIComponent(table)}${query ? `?${query}` : ''}`;

/** Every verb on a table, with every option that could widen its effect. */
export const callsOn = (table: Table): Call[] => [
  ...readsOf(table),
  ...postsTo(table),
  ...changesOf(table),
];

function readsOf(table: Table): Call[] {
  const text = tables[table];
  const reading = (name: string, query: string, headers = {}, method = 'GET'): Call => ({
    name: `${method} ${table}: ${name}`,
    method,
    path: at(table, query),
    headers,
  });
  return [
    reading('all', 'order=id&limit=3'),
    reading('all', 'limit=1', {}, 'HEAD'),
    reading('no column', 'select=&order=id&limit=1'),
    reading('its id alone', 'select=id&order=id&limit=2'),
    reading('a text alone', `select=${text}&order=id&limit=2`),
    reading('counted', 'select=id&order=id&limit=2', prefer('count=exact')),
    reading('counted, without rows', 'select=id', prefer('count=exact'), 'HEAD'),
    reading('one object', 'select=id&id=eq.1', oneObject),
    reading('none as one object', 'select=id&id=eq.987654', oneObject),
    reading('a range', 'select=id&order=id', { 'Range-Unit': 'items', Range: '0-1' }),
    reading('past its end', 'select=id&offset=900000', prefer('count=exact')),
    reading('in the order of a hidden column', 'select=id&order=email&limit=1'),
    reading('a text with a quote', `select=id&${text}=eq.'%20or%20true--`),
    reading('in a list', 'select=id&id=in.(1,2)&order=id'),
    reading('another schema', 'select=id', { 'Accept-Profile': 'auth' }),
    reading('a role of its own', 'select=id&order=id&limit=1', { Role: 'service_role' }),
  ];
}

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
  'handling=strict, anything=else',
];

const rowOf = (table: Table) => JSON.stringify({ [tables[table]]: 'from outside' });

const write =
  (table: Table) =>
  (method: string, name: string, query: string, body = rowOf(table), headers = {}): Call => ({
    name: `${method} ${table}: ${name}`,
    method,
    path: at(table, query),
    headers: { ...json, ...headers },
    body,
  });

function postsTo(table: Table): Call[] {
  const text = tables[table];
  const row = rowOf(table);
  const writing = write(table);
  return [
    writing('POST', 'a row', ''),
    writing('POST', 'a given id', '', JSON.stringify({ id: 424_242, [text]: 'x' })),
    writing('POST', 'the id of another row', '', JSON.stringify({ id: 1, [text]: 'x' })),
    writing('POST', 'a given time', '', JSON.stringify({ created_at: '2020-01-01', [text]: 'x' })),
    writing('POST', 'instead of a row', 'on_conflict=id', JSON.stringify({ id: 1, [text]: 'x' }), {
      Prefer: 'resolution=merge-duplicates',
    }),
    writing('POST', 'and select', `select=id,${text}`, row, prefer('return=representation')),
    writing('POST', 'another schema', '', row, { 'Content-Profile': 'auth' }),
    ...preferences.map((value) => writing('POST', value, '', row, prefer(value))),
  ];
}

function changesOf(table: Table): Call[] {
  const text = tables[table];
  const row = rowOf(table);
  const writing = write(table);
  const deleting = (name: string, query: string, headers = {}): Call => ({
    name: `DELETE ${table}: ${name}`,
    method: 'DELETE',
    path: at(table, query),
    headers,
  });
  return [
    writing('PATCH', 'one row', 'id=eq.1'),
    writing('PATCH', 'all rows', ''),
    writing('PATCH', 'its id', 'id=eq.1', JSON.stringify({ id: 424_243 })),
    writing('PATCH', 'a limit', 'id=gt.0&limit=1&order=id'),
    ...preferences.map((value) => writing('PATCH', value, 'id=eq.1', row, prefer(value))),

    writing('PUT', 'one row', 'id=eq.1', JSON.stringify({ id: 1, [text]: 'x' })),
    writing('PUT', 'a new row', 'id=eq.424244', JSON.stringify({ id: 424_244, [text]: 'x' })),
    ...preferences
      .slice(0, 2)
      .map((value) =>
        writing('PUT', value, 'id=eq.1', JSON.stringify({ id: 1, [text]: 'x' }), prefer(value)),
      ),

    deleting('one row', 'id=eq.1'),
    deleting('no row', 'id=eq.987654'),
    deleting('all rows', ''),
    deleting('a limit', 'id=gt.0&limit=1&order=id'),
    deleting('and show', 'id=eq.1', prefer('return=representation')),
    writing('DELETE', 'with a body', 'id=eq.1'),
    deleting('and take back', 'id=eq.1', prefer('tx=rollback')),
  ];
}

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
  const body = JSON.stringify({ seconds: 5, filename: '/etc/passwd', query: 'select 1' });
  const get = (name: string, path: string, headers = {}, method = 'GET'): Call => ({
    name: `${method} ${name}`,
    method,
    path,
    headers,
  });
  const post = (name: string, path: string, headers = {}, content = body): Call => ({
    ...get(name, path, { ...json, ...headers }, 'POST'),
    body: content,
  });
  const message = (name: string, row: object) =>
    post(`Contact Records: ${name}`, '/Contact%20Records', {}, JSON.stringify(row));
  return [
    ...functions.flatMap((name) => [
      get(`rpc ${name}`, `/rpc/${name}`),
      post(`rpc ${name}`, `/rpc/${name}`),
      post(`rpc ${name} of pg_catalog`, `/rpc/${name}`, { 'Content-Profile': 'pg_catalog' }),
    ]),
    ...Object.entries(elsewhere).flatMap(([schema, names]) =>
      names.flatMap((name) => [
        get(`${schema}.${name} by profile`, `/${name}?limit=1`, { 'Accept-Profile': schema }),
        post(`${schema}.${name} by profile`, `/${name}`, { 'Content-Profile': schema }, '{}'),
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
    get('a count', '/Articles?select=count()'),
    get('a greatest', '/Articles?select=id.max()'),
    get('a quote', "/Articles?id=eq.1'%20or%20'1'='1"),
    get('a malformed search', '/Articles?search_vector=fts.a%20b'),
    get('an empty search', '/Articles?search_vector=fts.'),
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
