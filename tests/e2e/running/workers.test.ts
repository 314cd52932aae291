import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { startSite, startSiteAndFail, seededFolder } from '../../support/site.ts';
import type { SiteProcess } from '../../support/site.ts';
import { useFakeSite } from '../../support/fakeSite.ts';

/** Throws, where nobody catches it, in whichever process gets the signal. */
const crashing = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { throw new Error('Nobody expected this'); });",
)}`;

const { fake, site } = useFakeSite({
  env: { WORKERS: '2', NODE_OPTIONS: crashing, TRUST_PROXY: '1' },
});

const pidOf = ({ process: { pid = 0 } }: SiteProcess) => pid;

/** The processes that a process has forked, as Linux tells. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

const isWorker = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('worker.ts');

const workers = () => childrenOf(pidOf(site));

/** Over a connection of its own, so that the workers take turns. */
function post(message: string, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${site.url}/contact`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      },
    });
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
    request.end(new URLSearchParams({ message, timed: '1' }).toString());
  });
}

test('two processes share the port, and count together', async () => {
  expect(await workers()).toHaveLength(2);
  const statuses = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push(await post(`Message ${count}`, '192.0.2.1'));
  }
  expect(statuses).toEqual([...Array(20).fill(303), 429]);
  expect(await post('From elsewhere', '192.0.2.2')).toBe(303);
});

test.for(['SIGKILL', 'SIGUSR2'] as const)(
  'a worker that ends by %s is replaced, and visitors go on being served',
  async (signal) => {
    const [victim = 0] = await workers();
    const before = site.output().length;
    process.kill(victim, signal);
    await expect.poll(workers).not.toContain(victim);
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    const since = () => site.output().slice(before);
    await expect.poll(since, { timeout: 20_000 }).toContain('Its place is taken.');
    expect(await workers()).toHaveLength(2);
    const ended = signal === 'SIGKILL' ? 'SIGKILL' : 'exit code 1';
    expect(since()).toContain(`Worker ${victim} ended (${ended}). Another one starts in`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/about`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  },
);

test('with the embedded backend, all end together on Ctrl-C', async () => {
  const { folder, remove } = await seededFolder();
  const own = await startSite({ env: { DATA_DIR: folder, WORKERS: '2' } });
  expect((await fetch(`${own.url}/editorial-analysis`)).status).toBe(200);
  const children = await childrenOf(pidOf(own));
  expect(children).toHaveLength(3);
  // A terminal sends it to every process of the group; the backend is in one of its own.
  for (const pid of children) if (await isWorker(pid)) process.kill(pid, 'SIGINT');
  expect(await own.stop()).toBe(0);
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(own.output()).not.toMatch(/error|ended/i);
  await remove();
});

test('a process whose error nobody caught says so and ends with status 1', async () => {
  const one = await startSite({ env: { ...fake.env, NODE_OPTIONS: crashing } });
  const ended = new Promise((resolve) => one.process.once('exit', resolve));
  process.kill(pidOf(one), 'SIGUSR2');
  expect(await ended).toBe(1);
  expect(one.output()).toMatch(/An error that nobody caught; the site stops\.[^]*Nobody expected/);
});

test('fewer than one worker is no number of workers', async () => {
  const { code, output } = await startSiteAndFail({ ...fake.env, WORKERS: '0' });
  expect(output.trim()).toBe('WORKERS must be a whole number from 1 to 64, not "0".');
  expect(code).toBe(1);
});
