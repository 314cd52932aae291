import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address before the backend that counts what it is asked for, and can be closed as if it had died. */
export interface Gate {
  url: string;
  /** Requests so far, those that found it closed included. */
  readonly count: number;
  isOpen: boolean;
  stop: () => Promise<void>;
}

export async function startGate(backend: string): Promise<Gate> {
  const server = createServer((incoming, answer) => {
    gate.count += 1;
    if (!gate.isOpen) {
      incoming.socket.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request(backend + url, { method, headers, agent: false }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const gate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: 0,
    isOpen: true,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gate;
}
