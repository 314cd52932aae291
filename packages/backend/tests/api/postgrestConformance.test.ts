import * as fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { cases, fuzzTimeoutMs } from '../../../../tests/support/fuzz.ts';
import { identifyVisitors } from '../../src/apiRequest/principal.ts';
import { loadSchemaCache } from '../../src/apiRequest/schemaCache.ts';
import { loadKeys } from '../../src/database/keys.ts';
import type { Execute } from '../../src/server/execute.ts';
import { type Gateway, createGateway } from '../../src/server/gateway.ts';
import { queues } from '../../src/server/visitorGateway.ts';
import { startTestBackend } from '../../src/testing.ts';
import { type Received, ask, send } from '../support/http.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { contentTables, inserts, oddTexts, reads, toCall, toItem } from './arbitraryRequests.ts';
import type { Question } from './arbitraryRequests.ts';
import { unlisted } from './unlisted.ts';

const backend = useFixture(() => startTestBackend());
const postgrest = useFixture(() => startPostgrest('secret'.repeat(8)));
/** A gateway without a database. */
let gateway: Gateway;
const execute = vi.fn<Execute>();

beforeAll(async () => {
  // Some rows have the same date, so that there are ties, and some texts look like other values.
  const moments = contentTables.map(
    (table) => `update "${table}" set created_at = case when id < 5 then '2026-11-01 10:00:00+00'
      else '2025-01-01'::timestamptz + id * interval '1 h' end;`,
  );
  const odd = oddTexts.map(
    (text, index) => `update "Course Details" set "Fees" = '${text}' where id = ${index + 1};`,
  );
  for (const engine of [backend, postgrest]) await engine.sql([...moments, ...odd].join('\n'));
  const schemaCache = await loadSchemaCache({ query: postgrest.sql });
  const identify = identifyVisitors(loadKeys(backend.dataDir));
  gateway = createGateway({ identify, schemaCache, execute, queues, log: () => {} });
});

const askEmbedded = (question: Question) => ask(backend, toCall(question));
const askPostgrest = (question: Question) => send(postgrest.target, toCall(question));

test('what is not on the list does not reach the database: a 4xx in the shape of PostgREST', async () => {
  for (const call of unlisted) {
    const { path, method, headers, body } = call;
    const request = {
      method,
      url: new URL(`http://127.0.0.1/rest/v1${path}`),
      headers: new Headers({ apikey: backend.anonKey, ...(headers as Record<string, string>) }),
      body: new TextEncoder().encode(body),
    };
    const answer = await gateway.respond(request, new AbortController().signal);
    const what = JSON.stringify(call);
    expect(execute, what).not.toHaveBeenCalled();
    expect([answer.status >= 400, answer.status < 500], what).toEqual([true, true]);
    expect(JSON.parse(answer.body), what).toEqual({
      code: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/./),
      details: null,
      hint: expect.toSatisfy((hint) => hint === null || typeof hint === 'string'),
    });
  }
});

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
      const part: Question = {
        method: 'GET',
        table: 'Articles',
        params: [
          ['order', 'id'],
          ['limit', '1'],
        ],
        headers: { prefer: 'count=exact' },
      };
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(reads, async (question) => {
          const [ours, theirs] = await Promise.all([askEmbedded(question), askPostgrest(question)]);
          expect(seen(ours)).toEqual(seen(theirs));
          // 416: past the end of the rows.
          expect([200, 206, 416]).toContain(ours.status);
          statuses.add(ours.status);
        }),
        // The first is a part of the rows, which the others may all miss.
        { ...cases(300), examples: [[part]] },
      );
      expect([...statuses]).toEqual(expect.arrayContaining([200, 206]));
    });

    test('odd texts in a list', async () => {
      const { json } = await askEmbedded({
        method: 'GET',
        table: 'Course%20Details',
        params: [['Fees', `in.(${oddTexts.map(toItem).join()})`]],
        headers: {},
      });
      expect(json).toHaveLength(oddTexts.length);
    });

    test('messages', async () => {
      await fc.assert(
        fc.asyncProperty(inserts, async (question) => {
          // PostgREST accepts the type only in lower case.
          const plain = { ...question, headers: { 'Content-Type': 'application/json' } };
          const [ours, theirs] = await Promise.all([askEmbedded(question), askPostgrest(plain)]);
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
