import * as fc from 'fast-check';
import { inserts, reads } from './questions.ts';
import type { Question } from './questions.ts';
import { constants, header, param } from './spoil.ts';
import type { Spoil } from './spoil.ts';
import { spoiledReads } from './spoiledReads.ts';

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

const body = (bodies: fc.Arbitrary<string>): fc.Arbitrary<Spoil> =>
  bodies.map((written) => (question) => ({ ...question, body: written }));

const spoiledInserts: fc.Arbitrary<Spoil> = fc.oneof(
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
    fc.tuple(reads, fc.oneof({ weight: 6, arbitrary: spoiledReads }, path, credentials, elsewhere)),
    fc.tuple(
      inserts,
      fc.oneof({ weight: 4, arbitrary: spoiledInserts }, path, credentials, elsewhere),
    ),
  )
  .map(([question, spoil]) => spoil(question));
