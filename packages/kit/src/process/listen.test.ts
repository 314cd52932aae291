import { Agent, createServer, get } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { closeServer, findPort, listen } from './listen.ts';

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

test('a port that is taken is answered with another one', async () => {
  const host = '127.0.0.1';
  const other = createServer();
  await listen(other, { host, port: 0 });
  const { port } = other.address() as AddressInfo;
  await expect(findPort({ host, port })).rejects.toThrow(
    new RegExp(`^Port ${port} .* another port: PORT=${port + 1} npm start$`),
  );
  other.close();
});

test('a host that is no address of this machine is refused', async () => {
  await expect(findPort({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'HOST is set to 203.0.113.7, which is no address of this machine.',
  );
});
