import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening extends AsyncDisposable {
  url: string;
  port: number;
  /** How many connections are open. */
  connections: () => Promise<number>;
  /** Also closes the open connections. */
  close: () => Promise<void>;
}

/** Has a server listen on a port of this machine, by default a free one. */
export async function listen(server: Server, wanted = 0): Promise<Listening> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    connections: () =>
      new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
