import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Socket {
  path: string;
  /** Removes the temporary link to it, if there is one. */
  removeLink: () => void;
}

const socketName = '.s.PGSQL.5432';

/** Longest path of a socket, with room to spare: macOS allows 103 bytes, Linux 107. */
const longestPath = 100;

/** The socket in a database's folder, which only its owner may enter. A temporary link shortens a long path. */
export function socketIn(folder: string): Socket {
  const path = join(folder, socketName);
  if (Buffer.byteLength(path) <= longestPath) return { path, removeLink() {} };
  const short = mkdtempSync(join(tmpdir(), 'setu-'));
  symlinkSync(folder, join(short, 'db'));
  return {
    path: join(short, 'db', socketName),
    removeLink: () => rmSync(short, { recursive: true, force: true }),
  };
}

/** Whether a server listens; it may run in another container, whose processes are not visible here. */
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
