import * as fc from 'fast-check';
import { type Question, inserts, reads, words } from './arbitraryRequests.ts';

/** Turns any request on the list into one that is not. */
type Spoil = (question: Question) => Question;

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts);

/** Adds a parameter, at the beginning or the end. */
const param = (names: string, values: readonly string[] | fc.Arbitrary<string>) =>
  fc
    .tuple(
      oneOf(words(names)),
      Array.isArray(values) ? oneOf(values) : (values as fc.Arbitrary<string>),
      fc.boolean(),
    )
    .map(([name, value, isFirst]): Spoil => ({ params, ...rest }) => ({
      ...rest,
      params: isFirst ? [[name, value], ...params] : [...params, [name, value]],
    }));

const instead = (name: string, values: readonly string[]) =>
  oneOf(values).map((value): Spoil => ({ params, ...rest }) => ({
    ...rest,
    params: [...params.filter(([other]) => other !== name), [name, value]],
  }));

const header = (name: string, values: readonly string[]) =>
  oneOf(values).map((value): Spoil => (question) => ({
    ...question,
    headers: { ...question.headers, [name]: value },
  }));

const body = (bodies: fc.Arbitrary<string>) =>
  bodies.map((written): Spoil => (question) => ({ ...question, body: written }));

const json = (value: unknown) => JSON.stringify(value);
const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join();

const plain = 'id title created_at category';
const text = fc.string({ minLength: 1, maxLength: 10 });

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

const spoiledReads = fc.oneof(
  instead('select', selects),
  param(
    `${plain} content`,
    fc.tuple(oneOf(operators), text).map((parts) => parts.join('.')),
  ),
  param(plain, conditions),
  param('topics title', lists),
  param('topics', words('eq.{"a"} gt.{"a"} in.({"a"}) is.true')),
  param('title Title category', words('is.true is.false')),
  param('or and not.or not.and not a.or', [
    ...words('(id.eq.1) (id.eq.1,title.fts.a) id (title.eq.a,and(id.gt.1,id.lt.9))'),
    '(id.eq.1,"content".fts.word)',
  ]),
  param(
    '"id" id->a id->>a id::text ID email message apikey on_conflict columns "content"',
    words('eq.1 is.null like.*a*'),
  ),
  fc.constantFrom(' id', 'id ').map((name): Spoil => ({ params, ...rest }) => ({
    ...rest,
    params: [...params, [name, 'eq.1']],
  })),
  param('search_vector', words('eq.a gt.a wfts(german).a fts.a in.(a)')),
  param('id', [`in.(${repeated(101, String)})`, `eq.${'a'.repeat(4_100)}`]),
  fc.constant<Spoil>((question) => ({
    ...question,
    params: Array.from({ length: 21 }, (): [string, string] => ['id', 'gt.1']),
  })),
  // Orders that no index has, or that are invalid.
  instead('order', [
    ...words(`content description search_vector publish_at image Fees email id,content id.desc,content.asc.nullslast
      id,id.desc id, "id" id.up id.nullslast.desc id.asc.desc id::text id->a Articles(id)`),
    ' id',
    'id ',
    '',
  ]),
  instead('limit', [...words('-1 1.5 1e3 0x10 1; NaN ١'), '', ' 1', '9'.repeat(30)]),
  instead('offset', ['-1', '100000001', '1e3', '', 'x']),
  // Parameters given twice that are allowed once.
  oneOf(['select', 'order', 'limit', 'offset']).map((name): Spoil => (question) => ({
    ...question,
    params: [...question.params, [name, 'id'], [name, 'id']],
  })),
  header('Accept', [
    ...words(`text/csv application/octet-stream application/vnd.pgrst.plan+json text/html
      application/json;q=0 application/json;nulls=stripped
      application/vnd.pgrst.object+json;nulls=stripped x`),
    '',
  ]),
  oneOf(['POST', 'PATCH', 'PUT', 'DELETE']).map((method): Spoil => (question) => ({
    ...question,
    method,
    headers: { ...question.headers, 'Content-Type': 'application/json' },
    body: '{"title":"x"}',
  })),
);

const spoiledInserts = fc.oneof(
  header('Content-Type', [
    ...words(`text/csv Text/CSV text/plain application/x-www-form-urlencoded application/octet-stream
      application/vnd.pgrst.object+json application/jsonx json`),
    'application/json, text/csv',
    'application/ json',
    'text/csv; charset=utf-8',
    '',
  ]),
  header('Prefer', [
    ...words(`return=representation return=headers-only return=all resolution=merge-duplicates
      resolution=ignore-duplicates`),
    'return=representation, return=minimal',
  ]),
  body(
    oneOf([
      ...words(`{ [] null 5 "x" true [[]] [null] [{"message":"a"},{"message":"b"}] {"message":"a"}{}
        {'message':1} {"message":`),
      '',
    ]),
  ),
  body(
    fc
      .tuple(
        oneOf([
          ...words(`id created_at submission_id suspected is_admin __proto__ constructor Message
            "message"`),
          'message ',
          '',
        ]),
        fc.constantFrom<unknown>('x', 1, null, true),
      )
      .map(([name, value]) => `{"message":"x",${json(name)}:${json(value)}}`),
  ),
  body(
    fc
      .oneof(fc.integer(), fc.boolean(), fc.constantFrom([], {}, ['x'], 'a\0b', '\uD800'))
      .map((value) => json({ message: value })),
  ),
  param('select on_conflict id or limit', words('id eq.1 (id.eq.1)')),
  param('columns', ['id', '*', '', '"id","message"', 'nothing']),
  oneOf(['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE']).map((method): Spoil => (question) => {
    const { body: _, ...rest } = question;
    return { ...rest, method };
  }),
);

/** Calls of `search`, with arguments that it does not accept. */
const spoiledSearches = oneOf([
  ...words(`query=a&limit_to=9 query=a&select=items query=a&limit=1 query=a&total=gt.1 query=a&query=b
    query=\0 query=a&kind=message query=a&month=2026-1 query=a&page=0 query=a&page=1000
    query=a&typing=maybe kind=article`),
  `query=${'a'.repeat(201)}`,
  `query=a&topic=${'a'.repeat(201)}`,
]).map((query): Question => ({
  method: 'GET',
  table: 'rpc/search',
  params: query.split('&').map((pair) => pair.split('=', 2) as [string, string]),
  headers: {},
}));

const spoiledPath = fc
  .constantFrom<(table: string) => string>(
    (table) => `%2F${table}`,
    (table) => `${table}%2F`,
    (table) => `/${table}`,
    (table) => `${table}/`,
    (table) => `${table}/1`,
    (table) => `public.${table}`,
    (table) => `%22${table}%22`,
    (table) => `${table}%20`,
    (table) => `${table}%00`,
    (table) => `${table};a=b`,
    (table) => `${table}.json`,
    (table) => encodeURIComponent(table.replace('Articles', 'A%72ticles').replace(/^(?!A%)/, '%')),
    (table) => `rpc/${table}`,
    (table) => table.toUpperCase(),
    ...['', 'rpc/version', 'rpc/spelled', 'rpc/Search', 'rpc/search/a', 'pg_authid', '%ff'].map(
      (name) => () => name,
    ),
    () => 'Contact+Records',
  )
  .map((spell): Spoil => (question) => ({ ...question, table: spell(question.table) }));

/** For reads and inserts: the path, the key and session, the schema, the preferences. */
const spoiledAny = fc.oneof(
  spoiledPath,
  header('apikey', ['', 'sb_publishable_guessed', 'sb_secret_guessed', '"', 'null']),
  header('Authorization', [
    ...words('Bearer x'),
    'Bearer a.b.c',
    'Basic YTpi',
    'bearer ..',
    'Bearer a b',
  ]),
  header('Accept-Profile', ['auth', 'pg_catalog', 'PUBLIC', '"public"', 'public, auth']),
  header('Content-Profile', ['auth', 'storage']),
);

const spoiled = (requests: fc.Arbitrary<Question>, spoils: fc.Arbitrary<Spoil>) =>
  fc
    .tuple(requests, fc.oneof({ weight: 2, arbitrary: spoils }, spoiledAny))
    .map(([question, spoil]) => spoil(question));

/** Requests that are not on the list: requests that are, each spoiled once. */
export const unlisted: fc.Arbitrary<Question> = fc.oneof(
  { weight: 10, arbitrary: spoiled(reads, spoiledReads) },
  { weight: 10, arbitrary: spoiled(inserts, spoiledInserts) },
  { weight: 1, arbitrary: spoiledSearches },
);
