import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadKeys } from '../../src/database/keys.ts';
import { identifyVisitors } from '../../src/apiRequest/principal.ts';
import { loadSchemaCache } from '../../src/apiRequest/schemaCache.ts';
import type { Execute } from '../../src/server/execute.ts';
import { createGateway } from '../../src/server/gateway.ts';
import type { Gateway } from '../../src/server/gateway.ts';
import { queues } from '../../src/server/visitorGateway.ts';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { startTestBackend } from '../../src/testing.ts';
import type { TestBackend } from '../../src/testing.ts';
import { send } from '../support/http.ts';
import type { Received } from '../support/http.ts';
import { contentTables, inserts, oddTexts, reads, toCall, toItem } from './questions.ts';
import type { Question } from './questions.ts';
import { startPostgrest } from '../support/postgrest.ts';
import type { Postgrest } from '../support/postgrest.ts';
import { unlisted } from './unlisted.ts';

let backend: TestBackend;
let postgrest: Postgrest;
/** In whose place nothing is asked of a database. */
let gateway: Gateway;
const execute = vi.fn<Execute>();

beforeAll(async () => {
  backend = await startTestBackend();
  const keys = loadKeys(backend.dataDir);
  postgrest = await startPostgrest(keys.jwtSecret);
  const same = contentTables
    .map((table) => `update "${table}" set created_at = '2026-11-01 10:00:00+00' where id < 5;`)
    .join('\n');
  const rest = contentTables
    .map(
      (table) =>
        `update "${table}" set created_at = '2025-01-01'::timestamptz + id * interval '1 h' where id > 4;`,
    )
    .join('\n');
  const odd = oddTexts
    .map((text, index) => `update "Course Details" set "Fees" = '${text}' where id = ${index + 1};`)
    .join('\n');
  for (const engine of [backend, postgrest]) await engine.sql(same + rest + odd);
  const schemaCache = await loadSchemaCache((sql) => postgrest.sql(sql));
  const identify = identifyVisitors(keys);
  gateway = createGateway({ identify, schemaCache, execute, queues, log: () => {} });
});
afterAll(async () => {
  await postgrest?.stop();
  await backend?.stop();
});

const ask = (question: Question) => {
  const call = toCall(question);
  const port = Number(new URL(backend.url).port);
  const headers = { apikey: backend.anonKey, ...call.headers };
  return send({ port, prefix: '/rest/v1' }, { ...call, headers });
};
const askPostgrest = (question: Question) => send(postgrest.target, toCall(question));

describe('what is not on the list', { timeout: fuzzTimeoutMs }, () => {
  test('does not reach the database, and is answered with a 4xx in the shape of PostgREST', async () => {
    await fc.assert(
      fc.asyncProperty(unlisted, async (question) => {
        const { path, method, headers, body } = toCall(question);
        const request = {
          method,
          url: new URL(`http://127.0.0.1/rest/v1${path}`),
          headers: new Headers({
            apikey: backend.anonKey,
            ...(headers as Record<string, string>),
          }),
          body: new TextEncoder().encode(body),
        };
        const answer = await gateway.respond(request, new AbortController().signal);
        expect(execute).not.toHaveBeenCalled();
        expect([answer.status >= 400, answer.status < 500]).toEqual([true, true]);
        expectShape(JSON.parse(answer.body));
      }),
      cases(5_000),
    );
  });

  test('is refused over HTTP as well', async () => {
    await fc.assert(
      fc.asyncProperty(unlisted, async (question) => {
        const { status, json } = await ask(question);
        expect([status >= 400, status < 500]).toEqual([true, true]);
        if (question.method !== 'HEAD') expectShape(json);
      }),
      cases(300),
    );
  });
});

function expectShape(json: unknown): void {
  expect(json).toEqual({
    code: expect.stringMatching(/^\w+$/),
    message: expect.stringMatching(/./),
    details: null,
    hint: expect.toSatisfy((hint) => hint === null || typeof hint === 'string'),
  });
}

describe(
  'what is on the list is answered as PostgREST answers it',
  { timeout: fuzzTimeoutMs },
  () => {
    const seen = ({ status, headers, text, json }: Received) => ({
      status,
      range: headers['content-range'],
      answer:
        status < 300
          ? (withoutVectors(json) ?? text)
          : (json as { code?: string } | undefined)?.code,
    });

    /** The two have stemmers of different versions. */
    const withoutVectors = (json: unknown) =>
      Array.isArray(json)
        ? (json as object[]).map((row) => ({ ...row, search_vector: undefined }))
        : json;

    test('rows', async () => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(reads, async (question) => {
          const [ours, theirs] = await Promise.all([ask(question), askPostgrest(question)]);
          expect(seen(ours)).toEqual(seen(theirs));
          // Past the end of the rows.
          expect([200, 206, 416]).toContain(ours.status);
          statuses.add(ours.status);
        }),
        cases(300),
      );
      expect([...statuses]).toEqual(expect.arrayContaining([200, 206]));
    });

    test.each(oddTexts)('the text %j, by itself and in a list', async (text) => {
      // PostgREST passes over a blank at the beginning of a list.
      const item = text.startsWith(' ') ? `"${text}"` : toItem(text);
      for (const condition of [`eq.${text}`, `in.(${item})`]) {
        const params: Question['params'] = [
          ['select', 'Fees'],
          ['Fees', condition],
        ];
        const found = await ask({ method: 'GET', table: 'Course%20Details', params, headers: {} });
        expect(found.json).toEqual([{ Fees: text }]);
      }
    });

    test('messages', async () => {
      await fc.assert(
        fc.asyncProperty(inserts, async (question) => {
          // PostgREST takes the type in small letters alone.
          const plain = { ...question, headers: { 'Content-Type': 'application/json' } };
          const [ours, theirs] = await Promise.all([ask(question), askPostgrest(plain)]);
          expect([201, 400]).toContain(ours.status);
          expect([ours.status, ours.text === '']).toEqual([theirs.status, theirs.text === '']);
        }),
        cases(100),
      );
      const stored = `select first_name, last_name, email, message from "Contact Records" order by id`;
      expect(await backend.sql(stored)).toEqual(await postgrest.sql(stored));
    });
  },
);
