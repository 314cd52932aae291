import * as fc from 'fast-check';
import { constants, header, instead, param } from './spoil.ts';
import type { Spoil } from './spoil.ts';

const text = fc.string({ minLength: 1, maxLength: 10 });
const plain = fc.constantFrom('id', 'title', 'created_at', 'category');

/** Reads of what is not served, in ways that are not read, or that are none. */
export const spoiledReads: fc.Arbitrary<Spoil> = fc.oneof(
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
          (name) => name.toUpperCase(),
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
  instead('select', constants('id,id', '*,*', 'id,*', 'created_at,id,created_at')),
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
  // Lists of texts, asked for anything but whether they hold one.
  param(
    constants('topics', 'title'),
    constants(
      'cs.{a}',
      'cs.{"a","b"}',
      'cs.{"a"',
      'cs."a"',
      'cs.{}',
      'cs.',
      'cs.{{"a"}}',
      'cs.{"a"}x',
      'cs.{"\0"}',
      `cs.{"${'x'.repeat(2_049)}"}`,
      'cs(any).{"a"}',
      'not.cs.{"a"}',
      'cd.{"a"}',
      'ov.{"a"}',
    ),
  ),
  param(constants('topics'), constants('eq.{"a"}', 'gt.{"a"}', 'in.({"a"})', 'is.true')),
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
