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

type Asked = [method: string, address: string, headers?: object | undefined, body?: object];

const preferences = [
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default, return=representation',
  'tx=rollback',
  'count=exact, return=representation',
].map((Prefer) => ({ Prefer }));
const [representation, , merging] = preferences;
const one = { Accept: 'application/vnd.pgrst.object+json' };
const otherSchema = { 'Accept-Profile': 'auth', 'Content-Profile': 'auth' };

/** Every verb on a table, with every option that could widen its effect; addresses are queries. */
function askedOf(text: string): Asked[] {
  const row = { [text]: 'from outside' };
  return [
    ['GET', 'order=id&limit=3'],
    ['GET', 'select=&order=id&limit=1'],
    ['GET', `select=${text}&order=id&limit=2`],
    ['HEAD', 'select=id', { Prefer: 'count=exact' }],
    ['GET', 'select=id&id=eq.1', one],
    ['GET', 'select=id&id=eq.987654', one],
    ['GET', 'select=id&order=email&limit=1'],
    ['GET', 'select=id', otherSchema],
    ['GET', 'select=id&order=id&limit=1', { Role: 'service_role' }],

    ['POST', '', {}, row],
    ['POST', '', {}, { ...row, id: 424_242 }],
    ['POST', '', {}, { ...row, id: 1 }],
    ['POST', '', {}, { ...row, created_at: '2020-01-01' }],
    ['POST', 'on_conflict=id', merging, { ...row, id: 1 }],
    ['POST', `select=id,${text}`, representation, row],
    ['POST', '', otherSchema, row],
    ...preferences.map((preferred): Asked => ['POST', '', preferred, row]),

    ['PATCH', 'id=eq.1', {}, row],
    ['PATCH', '', {}, row],
    ...preferences.map((preferred): Asked => ['PATCH', 'id=eq.1', preferred, row]),

    ['PUT', 'id=eq.1', {}, { ...row, id: 1 }],

    ['DELETE', 'id=eq.1'],
    ['DELETE', ''],
    ['DELETE', 'id=eq.1', representation],
    ['DELETE', 'id=eq.1', { Prefer: 'tx=rollback' }],
  ];
}

const functions =
  words(`version pg_sleep pg_read_file pg_ls_dir pg_stat_file current_setting set_config
  query_to_xml table_to_xml lo_import lo_export pg_terminate_backend pg_reload_conf dblink uid role nothing`);

const elsewhere = {
  pg_catalog: 'pg_authid',
  information_schema: 'tables',
  storage: 'objects',
  contact_outbox: 'notes',
};

const args = { seconds: 5, filename: '/etc/passwd', query: 'select 1' };

/** Functions, the catalogue, other schemas, values that PostgreSQL refuses. */
const askedElsewhere: Asked[] = [
  ...functions.flatMap((name): Asked[] => [
    ['GET', `/rpc/${name}`],
    ['POST', `/rpc/${name}`, {}, args],
    ['POST', `/rpc/${name}`, { 'Content-Profile': 'pg_catalog' }, args],
  ]),
  ...Object.entries(elsewhere).flatMap(([schema, name]): Asked[] => [
    ['GET', `/${name}?limit=1`, { 'Accept-Profile': schema }],
    ['POST', `/${name}`, { 'Content-Profile': schema }, {}],
    ['DELETE', `/${name}`, { 'Content-Profile': schema }],
  ]),
  ['HEAD', '/rpc/search?query=finan&typing=true'],
  ['GET', '/rpc/search'],
  ['GET', '/rpc/article_page?article=x&day_titles=30'],
  ['GET', '/rpc/list_page?list=x'],
  ['GET', "/Articles?id=eq.1'%20or%20'1'='1"],
  ['GET', `/Articles?id=eq.${'9'.repeat(30)}`],
  ['GET', '/Articles?created_at=gt.yesterday-ish'],
  ['GET', '/Articles?select=nothing'],
  ['GET', '/Articles?id=nonsense.1'],
  ...[
    { email: 'none', message: 'x' },
    { first_name: '', last_name: ' ', email: '', message: '' },
    { message: 'x'.repeat(5_001) },
    { role: 'admin', message: 'x' },
  ].map((message): Asked => ['POST', '/Contact%20Records', {}, message]),
];

const toCall = ([method, path, headers, body]: Asked): Sent => ({
  method,
  path,
  headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  ...(body && { body: JSON.stringify(body) }),
});

export const calls: Sent[] = [
  ...Object.entries(tables).flatMap(([table, text]) =>
    askedOf(text).map(([method, query, ...rest]) =>
      toCall([method, `/${encodeURIComponent(table)}${query && `?${query}`}`, ...rest]),
    ),
  ),
  ...askedElsewhere.map(toCall),
];
