import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a server of PostgreSQL is reached. */
export interface Socket {
  path: string;
  /** Removes what it took to reach it. */
  forget: () => void;
}

const socketName = '.s.PGSQL.5432';

/** Longest path of a socket, with room to spare: macOS takes 103 bytes, Linux 107. */
const longestPath = 100;

/**
 * The socket of the server that serves a folder. It stands in that folder, which its owner alone may enter
 * (mode 700), and has a path that is short enough.
 */
export function socketIn(folder: string): Socket {
  const path = join(folder, socketName);
  if (Buffer.byteLength(path) <= longestPath) return { path, forget() {} };
  const short = mkdtempSync(join(tmpdir(), 'setu-'));
  symlinkSync(folder, join(short, 'db'));
  return {
    path: join(short, 'db', socketName),
    forget: () => rmSync(short, { recursive: true, force: true }),
  };
}

/** Whether a server listens, which another container's process table would not tell. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
