import { execFileSync } from 'node:child_process';
import { type Socket, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { useFakeSite } from '../../support/fakeSite.ts';

const { site } = useFakeSite();

/** Files that a process has open besides its connections, with a wide margin. */
const otherFiles = 1_000;
/** No more than fit into a server's backlog. */
const atOnce = 250;

const open: Socket[] = [];
afterAll(() => open.forEach((socket) => socket.destroy()));

const openOne = () =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, resolve);
    open.push(socket);
    // A reset at the end is fine: the promise has resolved by then.
    socket.on('error', reject);
    socket.resume();
  });

// The tests of the kit's server show that each is closed after a while.
test('ten thousand idle connections leave the site to others', async () => {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  const count = limit === 'unlimited' ? 10_000 : Math.min(10_000, Number(limit) - otherFiles);
  while (open.length < count) {
    const next = Math.min(atOnce, count - open.length);
    await Promise.all(Array.from({ length: next }, openOne));
  }
  expect((await fetch(`${site.url}/editorial-analysis`)).status).toBe(200);
  expect(open.filter(({ closed }) => closed)).toEqual([]);
});
