import fc from 'fast-check';
import { inserts, reads } from './questions.ts';
import type { Question } from './questions.ts';

/** What makes a question on the list one that is not, whatever it was before. */
type Spoil = (question: Question) => Question;

const text = fc.string({ minLength: 1, maxLength: 10 });
const plain = fc.constantFrom('id', 'title', 'created_at', 'category');

/** Adds a parameter. */
const param = (names: fc.Arbitrary<string>, values: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  fc.tuple(names, values, fc.boolean()).map(([name, value, isFirst]) => (question) => ({
    ...question,
    params: isFirst ? [[name, value], ...question.params] : [...question.params, [name, value]],
  }));

/** Takes the place of a parameter. */
const instead = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  values.map((value) => (question) => ({
    ...question,
    params: [...question.params.filter(([other]) => other !== name), [name, value]],
  }));

const header = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  values.map((value) => (question) => ({
    ...question,
    headers: { ...question.headers, [name]: value },
  }));

const constants = (...values: string[]) => fc.constantFrom(...values);

const path = fc
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
    () => '',
    () => 'rpc/version',
    () => 'pg_authid',
    () => 'Contact+Records',
    () => '%ff',
  )
  .map((spell): Spoil => (question) => ({ ...question, table: spell(question.table) }));

const credentials: fc.Arbitrary<Spoil> = fc.oneof(
  header('apikey', constants('', 'sb_publishable_guessed', 'sb_secret_guessed', '"', 'null')),
  header(
    'Authorization',
    constants('Bearer', 'Bearer a.b.c', 'Basic YTpi', 'bearer ..', 'x', 'Bearer a b'),
  ),
);

const elsewhere: fc.Arbitrary<Spoil> = fc.oneof(
  header('Accept-Profile', constants('auth', 'pg_catalog', 'PUBLIC', '"public"', 'public, auth')),
  header('Content-Profile', constants('auth', 'storage')),
  header(
    'Prefer',
    constants('handling=strict', 'return=minimal, handling=strict', 'count=all', 'count='),
  ),
);

const spoiledRead: fc.Arbitrary<Spoil> = fc.oneof(
  // Columns by anything but their names, or more than once.
  instead(
    'select',
    fc
      .tuple(
        plain,
        fc.constantFrom<(name: string) => string>(
          (name) => `"${name}"`,
          (name) => `a:${name}`,
          (name) => `"x:0":${name}`,
          (name) => `${name}::text`,
          (name) => `${name}->a`,
          (name) => `${name}->>0`,
          (name) => `${name},${name}`,
          (name) => `*,${name}`,
          (name) => `${name},*`,
          (name) => `${name}.sum()`,
          (name) => `${name},count()`,
          (name) => `${name},Articles(id)`,
          (name) => `...resources(${name})`,
          (name) => ` ${name}`,
          (name) => `${name},`,
          (name) => `${name.toUpperCase()}`,
          (name) => `${name};`,
          (name) => `(${name})`,
          (name) => `${name}!inner`,
          () => '**',
          () => 'tableoid',
          () => 'email',
        ),
      )
      .map(([name, spell]) => spell(name)),
  ),
  // Conditions of other operators, other columns or other shapes.
  param(
    plain,
    fc
      .tuple(
        constants(
          'like',
          'ilike',
          'match',
          'imatch',
          'not.eq',
          'not.is',
          'not.in',
          'not.not.eq',
          'cs',
          'ov',
          'adj',
          'isdistinct',
          'eq(any)',
          'eq(all)',
          'like(any)',
          'fts',
          'wfts(english)',
          'EQ',
          'eq ',
          ' eq',
          '=',
          '',
        ),
        text,
      )
      .map(([operator, value]) => `${operator}.${value}`),
  ),
  param(
    plain,
    constants('', 'eq', '1', 'is.', 'is.unknown', 'is.1', 'is.nullx', 'is. null', 'is.not'),
  ),
  param(
    plain,
    constants(
      'in.',
      'in.1',
      'in.(1',
      'in.1)',
      'in.(1)x',
      'in.("1)',
      'in.("1"x)',
      'in.((1))',
      'in.{1}',
    ),
  ),
  param(plain, constants('eq.\0', 'in.("\0")', `eq.${'x'.repeat(2_049)}`)),
  param(constants('title', 'Title', 'category'), constants('is.true', 'is.false')),
  param(
    constants('or', 'and', 'not.or', 'not.and', 'not', 'a.or'),
    constants('(id.eq.1)', '(id.eq.1,title.fts.a)', 'id'),
  ),
  param(
    constants(
      '"id"',
      ' id',
      'id ',
      'id->a',
      'id->>a',
      'id::text',
      'ID',
      'email',
      'message',
      'apikey',
      'on_conflict',
      'columns',
    ),
    constants('eq.1', 'is.null'),
  ),
  param(
    constants('search_vector'),
    constants('eq.a', 'gt.a', 'wfts(german).a', 'fts().a', `fts.${'x'.repeat(201)}`, 'in.(a)'),
  ),
  fc.constant<Spoil>((question) => ({
    ...question,
    params: [...question.params, ['id', 'neq.1'], ['id', 'neq.2']],
  })),
  fc.constant<Spoil>((question) => ({
    ...question,
    params: [
      ...question.params,
      ['id', `in.(${Array.from({ length: 101 }, (_, id) => id).join()})`],
    ],
  })),
  fc.constant<Spoil>((question) => ({
    ...question,
    params: Array.from({ length: 21 }, (): [string, string] => ['id', 'gt.1']),
  })),
  // Orders that no index has, or that are none.
  instead(
    'order',
    constants(
      'content',
      'description',
      'search_vector',
      'image',
      'Fees',
      'email',
      'id,content',
      'id,id.desc',
      'id,',
    ),
  ),
  instead(
    'order',
    constants(
      '"id"',
      'id.up',
      'id.nullslast.desc',
      'id.asc.desc',
      'id::text',
      'id->a',
      'Articles(id)',
      ' id',
      'id ',
      '',
    ),
  ),
  instead(
    'limit',
    constants('-1', '1.5', '1e3', '0x10', '', ' 1', '9'.repeat(30), '1;', 'NaN', '١'),
  ),
  instead('offset', constants('-1', '100000001', '1e3', '', 'x')),
  // Twice what is there once.
  fc.constantFrom('select', 'order', 'limit', 'offset').map((name): Spoil => (question) => ({
    ...question,
    params: [...question.params, [name, 'id'], [name, 'id']],
  })),
  param(constants('id'), fc.constant(`eq.${'a'.repeat(4_100)}`)),
  header(
    'Accept',
    constants(
      'text/csv',
      'application/octet-stream',
      'application/vnd.pgrst.plan+json',
      'text/html',
      'application/json;q=0',
      'application/json;nulls=stripped',
      'application/vnd.pgrst.object+json;nulls=stripped',
      'x',
      '',
    ),
  ),
  header('Range', constants('x', '5-1', '-5', 'items=0-1', '0-1,3-4', '0x0-1')),
  fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE').map((method): Spoil => (question) => ({
    ...question,
    method,
    headers: { ...question.headers, 'Content-Type': 'application/json' },
    body: '{"title":"x"}',
  })),
);

const body = (bodies: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  bodies.map((written) => (question) => ({ ...question, body: written }));

const spoiledInsert: fc.Arbitrary<Spoil> = fc.oneof(
  header(
    'Content-Type',
    constants(
      'text/csv',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'application/vnd.pgrst.object+json',
      'application/json, text/csv',
      'application/jsonx',
      'application/json; a',
      'application/ json',
      'json',
      '',
    ),
  ),
  header(
    'Prefer',
    constants(
      'return=representation',
      'return=headers-only',
      'return=all',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
      'return=representation, return=minimal',
    ),
  ),
  body(
    constants(
      '',
      '{',
      '[]',
      'null',
      '5',
      '"x"',
      'true',
      '[[]]',
      '[null]',
      '[{"message":"a"},{"message":"b"}]',
      '{"message":"a"}{}',
      "{'message':1}",
    ),
  ),
  body(
    fc
      .tuple(
        constants(
          'id',
          'created_at',
          'submission_id',
          'suspected',
          'is_admin',
          '__proto__',
          'constructor',
          'Message',
          'message ',
          '"message"',
          '',
        ),
        fc.constantFrom<unknown>('x', 1, null, true),
      )
      .map(([name, value]) => `{"message":"x",${JSON.stringify(name)}:${JSON.stringify(value)}}`),
  ),
  body(
    fc
      .oneof(
        fc.integer(),
        fc.boolean(),
        fc.constantFrom([], {}, ['x'], 'a\0b'),
        fc.constant('\uD800'),
      )
      .map((value) => JSON.stringify({ message: value })),
  ),
  param(
    constants('select', 'on_conflict', 'id', 'or', 'limit'),
    constants('id', 'eq.1', '(id.eq.1)'),
  ),
  param(constants('columns'), constants('id', '*', '', '"id","message"', 'nothing')),
  fc.constantFrom('GET', 'HEAD', 'PATCH', 'PUT', 'DELETE').map((method): Spoil => (question) => {
    const { body: _, ...rest } = question;
    return { ...rest, method };
  }),
);

/** Questions that are not on the list: those that are, spoiled once. */
export const unlisted: fc.Arbitrary<Question> = fc
  .oneof(
    fc.tuple(reads, fc.oneof({ weight: 6, arbitrary: spoiledRead }, path, credentials, elsewhere)),
    fc.tuple(
      inserts,
      fc.oneof({ weight: 4, arbitrary: spoiledInsert }, path, credentials, elsewhere),
    ),
  )
  .map(([question, spoil]) => spoil(question));
