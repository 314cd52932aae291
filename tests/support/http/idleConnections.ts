import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What a process has open besides its connections, with much to spare. */
const otherFiles = 1_000;
/** No more than a server's backlog takes. */
const atOnce = 250;

export interface IdleConnections {
  count: number;
  /** How many are still open. */
  open: () => number;
  close: () => void;
}

/** Opens connections that never say a word: so many, or as many as a process may have files. */
export async function openIdleConnections(url: string, wanted: number): Promise<IdleConnections> {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  const count = limit === 'unlimited' ? wanted : Math.min(wanted, Number(limit) - otherFiles);
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const openOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, resolve);
      sockets.add(socket);
      // A reset at the end is an end too.
      socket.on('error', reject);
      socket.on('close', () => sockets.delete(socket));
      socket.resume();
    });
  for (let opened = 0; opened < count; opened += atOnce) {
    const next = Math.min(atOnce, count - opened);
    // So many at a time.
    await Promise.all(Array.from({ length: next }, openOne));
  }
  return {
    count,
    open: () => sockets.size,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
