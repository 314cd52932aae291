import type { Server } from 'node:http';
import { type AddressInfo, type Server as NetServer, createServer } from 'node:net';
import type { Settings } from './settings.ts';

type ListenOptions = Pick<Settings, 'host' | 'port'>;

/** Resolves to the port if it is free; 0: to any. Throws an Error that can be shown as it is. */
export async function findPort(options: ListenOptions): Promise<number> {
  const probe = createServer();
  const url = await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
  // `URL` omits the default port.
  return Number(new URL(url).port || 80);
}

/** Resolves to the address that visitors type. Throws an Error that can be shown as it is. */
export function listen(server: NetServer, { host, port }: ListenOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenMessage(error, host, port), { cause: error }));
    });
    server.listen(port, host, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
    });
  });
}

function listenMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  const next = port < 65_535 ? port + 1 : 3000;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use. Stop the other program, or choose another port: PORT=${next} npm start`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is set to ${host}, which is no address of this machine.`;
    default:
      return `The site cannot listen on ${host}:${port}: ${error.message}`;
  }
}

/** How long requests in flight may take when the site stops: longer than a message waits for a slow backend. */
const drainMs = 12_000;

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Repeated, because a proxy keeps a connection open after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 200);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
