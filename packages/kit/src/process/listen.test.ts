import { Agent, createServer, get } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { closeServer, listen } from './listen.ts';

afterEach(() => void vi.useRealTimers());

test('a connection that a proxy keeps open after its last response does not delay the end', async () => {
  // The deadline for requests in flight never passes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const server = createServer();
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answered = once(get(url, { agent }), 'response');
  const [, response] = await once(server, 'request');
  const closed = closeServer(server);
  response.end('page');
  const [page] = await answered;
  page.resume();
  await closed;
  expect(server.listening).toBe(false);
  agent.destroy();
}, 10_000);
