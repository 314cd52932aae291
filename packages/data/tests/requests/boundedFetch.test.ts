import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { longestAnswer } from '../../src/requests/boundedFetch.ts';
import { createServerClient, createServerQueries } from '../../src/server.ts';
import { failureOf } from '../support/clients.ts';
import { type Reply, json, startFakePostgrest } from '../support/fakePostgrest.ts';

const fake = useFixture(startFakePostgrest);

const queries = () =>
  createServerQueries(createServerClient({ url: fake.url, key: 'k' }), { retryDelayMs: 1 });

const type = { 'content-type': 'application/json' };

/** Rows of a table, padded with blanks to a number of bytes. */
const rowsOf = (bytes: number) => '[{"id":1,"title":"Fine"}]'.padEnd(bytes);

/** Each way in which an answer of a number of bytes can be sent. */
const ways: Record<string, (bytes: number) => Reply> = {
  'with its length': (bytes) => (response) =>
    response.writeHead(200, { ...type, 'content-length': bytes }).end(rowsOf(bytes)),
  'without its length': (bytes) => (response) => {
    response.writeHead(200, type).write(rowsOf(bytes).slice(0, 1000));
    response.end(rowsOf(bytes).slice(1000));
  },
  compressed: (bytes) => (response) =>
    response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(gzipSync(rowsOf(bytes))),
};

describe.each(Object.entries(ways))('an answer %s', (_way, send) => {
  test('of 8 MB is read', async () => {
    fake.reply(send(longestAnswer));
    expect(await queries().resources()).toMatchObject([{ title: 'Fine' }]);
  });

  test('of a byte more is none', async () => {
    fake.reply(send(longestAnswer + 1));
    const error = await failureOf(queries().resources());
    expect(error.kind).toBe('unavailable');
    expect(error.message).toBe('The server sent an answer that is too long to be read.');
    expect(fake.seen).toHaveLength(2);
  });
});

test('an answer without an end is left, and little more of it was sent', async () => {
  let sent = 0;
  fake.reply((response) => {
    response.writeHead(200, type);
    const piece = ' '.repeat(64 * 1024);
    const send = () => {
      while (!response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) break;
      }
    };
    response.on('drain', send);
    send();
  });
  const arrived = fake.nextRequest();
  const error = await failureOf(queries().resources());
  expect(error.message).toContain('too long');
  await (
    await arrived
  ).closed;
  await fake.seen[1]?.closed;
  // Of both attempts, including the buffers in between, which fill up on a busy machine.
  expect(sent).toBeLessThan(8 * longestAnswer);
});

test('an error’s page is read no further either', async () => {
  fake.reply((response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end(rowsOf(longestAnswer + 1)),
  );
  const error = await failureOf(queries().resources());
  expect(error.message).toContain('too long');
});

test('status and headers of what is read stay as they are', async () => {
  fake.reply((response) =>
    response.writeHead(206, { ...type, 'content-range': '0-0/41' }).end(rowsOf(30)),
  );
  const page = await queries().articles({ category: 'x', page: 1 });
  expect(page).toMatchObject({ total: 41, pageCount: 3 });
});

test('whole articles that are too long together are read in smaller parts', async () => {
  const article = (id: number) => ({ id, title: `Article ${id}`, content: 'x'.repeat(3_000_000) });
  const limits: string[] = [];
  fake.reply((response, request) => {
    const limit = new URL(request.url ?? '', fake.url).searchParams.get('limit') ?? '';
    limits.push(limit);
    json(Array.from({ length: Number(limit) }, (_, index) => article(index + 1)))(
      response,
      request,
    );
  });
  const { articles, last } = await queries().wholeArticles({ after: null, limit: 5 });
  expect(articles.map(({ listed }) => listed.title)).toEqual(['Article 1', 'Article 2']);
  expect(last).toBe('2');
  expect(limits).toEqual(['5', '5', '3', '3', '2']);
});

test('of the newest articles one that is too long alone is left out', async () => {
  const ranges: string[] = [];
  fake.reply((response, request) => {
    const { searchParams } = new URL(request.url ?? '', fake.url);
    const from = Number(searchParams.get('offset'));
    const limit = Number(searchParams.get('limit'));
    ranges.push(`${from}+${limit}`);
    const article = (id: number) => ({
      id,
      title: `Article ${id}`,
      created_at: id < 4 ? '2026-11-20' : '2026-11-19',
      content: 'x'.repeat(id === 2 ? longestAnswer : 10),
    });
    json(Array.from({ length: limit }, (_, index) => article(from + index)))(response, request);
  });
  const articles = await queries().newestArticles({ limit: 5 });
  expect(articles.map(({ article }) => article.id)).toEqual(['0', '1', '3', '4']);
  // Each request whose answer is too long is tried twice.
  expect(ranges).toEqual(['0+5', '0+5', '0+3', '0+3', '0+2', '2+1', '2+1', '3+2']);
  const ofDay = await queries().articlesOfDay();
  expect(ofDay.articles.map(({ id }) => id)).toEqual(['0', '1', '3']);
});

test('of whole articles one that is too long alone is left out', async () => {
  fake.reply((response, request) => {
    const isWhole = request.url?.includes('content');
    json([{ id: 7, ...(isWhole && { content: 'x'.repeat(longestAnswer) }) }])(response, request);
  });
  const read = await queries().wholeArticles({ after: '6', limit: 2 });
  expect(read).toEqual({ articles: [], last: '7' });
  // Two articles, then one, each tried twice; then its id.
  expect(fake.seen).toHaveLength(5);
});
