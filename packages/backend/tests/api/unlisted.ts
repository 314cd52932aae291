import type { Sent } from '../support/http.ts';
import { contentTables, words } from './arbitraryRequests.ts';

/** A parameter of a query, which must be refused beside others that are good. */
type Param = [name: string, value: string];

const each = (names: string, values: readonly string[]): Param[] =>
  words(names).flatMap((name) => values.map((value): Param => [name, value]));

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join();

const plain = 'id title created_at category';

const selects = [
  ...words(`"title" a:title "x:0":title title::text title->a title->>0 title,title *,title title,*
    title.sum() title,count() title,Articles(id) ...resources(title) title, TITLE title; (title)
    title!inner ** tableoid email id,id *,* id,* created_at,id,created_at content,b:content::text`),
  ' title',
  repeated(80, (index) => `"x:${index}":content`),
];

const operators = [
  ...words(`like ilike match imatch not.eq not.is not.in not.not.eq cs ov adj isdistinct eq(any)
    eq(all) like(any) fts plfts wfts(english) EQ =`),
  'eq ',
  ' eq',
  '',
];

const conditions = [
  ...words(`eq 1 is. is.unknown is.1 is.nullx is.not in. in.1 in.(1 in.1) in.(1)x in.("1) in.("1"x)
    in.((1)) in.{1}`),
  '',
  'is. null',
  'eq.\0',
  'in.("\0")',
  `eq.${'x'.repeat(2_049)}`,
];

/** Conditions on lists of texts, other than whether they contain one text. */
const lists = [
  ...words(`cs.{a} cs.{"a","b"} cs.{"a" cs."a" cs.{} cs. cs.{{"a"}} cs.{"a"}x cs(any).{"a"}
    not.cs.{"a"} cd.{"a"} ov.{"a"}`),
  'cs.{"\0"}',
  `cs.{"${'x'.repeat(2_049)}"}`,
];

/** Orders that no index has, or that are invalid. */
const orders = [
  ...words(`content description search_vector publish_at image Fees email id,content id.desc,content.asc.nullslast
    id,id.desc id, "id" id.up id.nullslast.desc id.asc.desc id::text id->a Articles(id)`),
  ' id',
  'id ',
  '',
];

const notInReads: Param[] = [
  ...each('select', selects),
  ...each(
    `${plain} content`,
    operators.map((operator) => `${operator}.a`),
  ),
  ...each(plain, conditions),
  ...each('topics title', lists),
  ...each('topics', words('eq.{"a"} gt.{"a"} in.({"a"}) is.true')),
  ...each('title Title category', words('is.true is.false')),
  ...each('or and not.or not.and not a.or', [
    ...words('(id.eq.1) (id.eq.1,title.fts.a) id (title.eq.a,and(id.gt.1,id.lt.9))'),
    '(id.eq.1,"content".fts.word)',
  ]),
  ...each(
    '"id" id->a id->>a id::text ID email message apikey on_conflict columns "content"',
    words('eq.1 is.null like.*a*'),
  ),
  [' id', 'eq.1'],
  ['id ', 'eq.1'],
  ...each('search_vector', words('eq.a gt.a wfts(german).a fts.a in.(a)')),
  ...each('id', [`in.(${repeated(101, String)})`, `eq.${'a'.repeat(4_100)}`]),
  ...each('order', orders),
  ...each('limit', [...words('-1 1.5 1e3 0x10 1; NaN ١'), '', ' 1', '9'.repeat(30)]),
  ...each('offset', ['-1', '100000001', '1e3', '', 'x']),
];

const accepts = [
  ...words(`text/csv application/octet-stream application/vnd.pgrst.plan+json text/html
    application/json;q=0 application/json;nulls=stripped
    application/vnd.pgrst.object+json;nulls=stripped x`),
  '',
];

const contentTypes = [
  ...words(`text/csv Text/CSV text/plain application/x-www-form-urlencoded application/octet-stream
    application/vnd.pgrst.object+json application/jsonx json`),
  'application/json, text/csv',
  'application/ json',
  'text/csv; charset=utf-8',
  '',
];

const preferences = [
  ...words(`return=representation return=headers-only return=all resolution=merge-duplicates
    resolution=ignore-duplicates`),
  'return=representation, return=minimal',
];

const json = (value: unknown) => JSON.stringify(value);

const bodies = [
  ...words(`{ [] null 5 "x" true [[]] [null] [{"message":"a"},{"message":"b"}] {"message":"a"}{}
    {'message':1} {"message":`),
  '',
  ...[
    ...words(
      `id created_at submission_id suspected is_admin __proto__ constructor Message "message"`,
    ),
    'message ',
    '',
  ].flatMap((name) =>
    ['x', 1, null, true].map((value) => `{"message":"x",${json(name)}:${json(value)}}`),
  ),
  ...[1, true, [], {}, ['x'], 'a\0b', '\uD800'].map((value) => json({ message: value })),
];

/** Arguments that a search does not accept. */
const searches = [
  ...words(`query=a&limit_to=9 query=a&select=items query=a&limit=1 query=a&total=gt.1 query=a&query=b
    query=%00 query=a&kind=message query=a&month=2026-1 query=a&page=0 query=a&page=1000
    query=a&typing=maybe kind=article`),
  `query=${'a'.repeat(201)}`,
  `query=a&topic=${'a'.repeat(201)}`,
];

const pathsOf = (table: string) => [
  `%2F${table}`,
  `${table}%2F`,
  `/${table}`,
  `${table}/`,
  `${table}/1`,
  `public.${table}`,
  `%22${table}%22`,
  `${table}%20`,
  `${table}%00`,
  `${table};a=b`,
  `${table}.json`,
  `%${table}`,
  // Its first letter is encoded twice.
  `%25${table.charCodeAt(0).toString(16)}${table.slice(1)}`,
  `rpc/${table}`,
  table.toUpperCase(),
];
const paths = words(
  'rpc/version rpc/spelled rpc/Search rpc/search/a pg_authid %ff Contact+Records',
);

const keys: Param[] = [
  ...each('apikey', ['', 'sb_publishable_guessed', 'sb_secret_guessed', '"', 'null']),
  ...each('Authorization', ['Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'bearer ..', 'Bearer a b']),
  ...each('Accept-Profile', ['auth', 'pg_catalog', 'PUBLIC', '"public"', 'public, auth']),
  ...each('Content-Profile', ['auth', 'storage']),
];

/** A query whose parameter replaces one that may be there once, and otherwise stands before or behind the others. */
function queriesWith([name, value]: Param): string[] {
  const good = Object.entries({ select: 'id', order: 'id', limit: '7', offset: '0' });
  const others = good.filter(([other]) => other !== name);
  const written = (params: readonly Param[]) =>
    params.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return [written([[name, value], ...others]), written([...others, [name, value]])];
}

const inbox = '/Contact%20Records';
const message: Sent = {
  method: 'POST',
  path: inbox,
  headers: { 'Content-Type': 'application/json' },
  body: json({ message: 'x' }),
};
const withHeader = (call: Sent, [name, value]: Param): Sent => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});

/** Requests that are not on the list: each differs in one thing from one that is. */
export const unlisted: Sent[] = [
  ...contentTables.map(encodeURIComponent).flatMap((table): Sent[] => {
    const read = { method: 'GET', path: `/${table}?select=id` };
    const twice = ['select', 'order', 'limit', 'offset'].map((name) => `${name}=id&${name}=id`);
    const many = Array.from({ length: 21 }, () => 'id=gt.1').join('&');
    return [
      ...notInReads
        .flatMap(queriesWith)
        .concat(twice, many)
        .flatMap((query) =>
          words('GET HEAD').map((method) => ({ method, path: `/${table}?${query}` })),
        ),
      ...[...each('Accept', accepts), ...keys].map((header) => withHeader(read, header)),
      ...words('POST PATCH PUT DELETE').map((method) => ({
        ...message,
        method,
        path: `/${table}`,
      })),
      ...pathsOf(table).map((path) => ({ ...read, path: `/${path}` })),
    ];
  }),
  ...[...each('Content-Type', contentTypes), ...each('Prefer', preferences), ...keys].map(
    (header) => withHeader(message, header),
  ),
  ...bodies.map((body) => ({ ...message, body })),
  ...each('select on_conflict id or limit', words('id eq.1 (id.eq.1)'))
    .concat(each('columns', ['id', '*', '', '"id","message"', 'nothing']))
    .map(([name, value]) => ({ ...message, path: `${inbox}?${name}=${value}` })),
  ...words('GET HEAD PATCH PUT DELETE').map((method) => ({ method, path: inbox })),
  ...pathsOf('Contact%20Records').map((path) => ({ ...message, path: `/${path}` })),
  ...[...paths, ''].map((path) => ({ method: 'GET', path: `/${path}` })),
  ...searches.map((query) => ({ method: 'GET', path: `/rpc/search?${query}` })),
];
