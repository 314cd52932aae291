import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../../../tests/support/http/listen.ts';
import { watchEventLoopDelay } from './eventLoopDelay.ts';

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('tells how long a request has waited for a busy thread', async () => {
  const lag = watchEventLoopDelay();
  const seen: number[] = [];
  const { port, close } = await listen(
    createServer((_request, response) => {
      seen.push(lag());
      response.end();
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  await once(socket, 'data');
  socket.write(request);
  for (const end = performance.now() + 400; performance.now() < end;);
  await once(socket, 'data');
  expect(seen[1]).toBeGreaterThan(350);
  await close();
});
