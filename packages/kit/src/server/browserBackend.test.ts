import { expect, test, vi } from 'vitest';
import { noBackend } from '../render/noBackend.ts';
import { createBrowserBackend } from './browserBackend.ts';

const browserBackend = { url: 'https://x.supabase.co', key: 'public' };

type Options = Parameters<typeof createBrowserBackend>[0];

/** Reads the config of pages whose backend answers so when it is asked what it lacks. */
const configOf = (lacking: Options['backend']['lacking'], options: Partial<Options> = {}) =>
  createBrowserBackend({
    backend: { ...noBackend, ...(lacking && { lacking }) },
    browserBackend,
    embedded: undefined,
    languages: [{ queries: undefined }],
    ...options,
  });

test('pages tell browsers what a hosted project lacks, as soon as that is known', async () => {
  const lacking = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('No answer.'))
    .mockResolvedValue(['Questions']);
  const readConfig = configOf(lacking);
  expect(await readConfig()).toEqual({ backend: browserBackend });
  expect(await readConfig()).toEqual({ backend: { ...browserBackend, lacks: ['Questions'] } });
  expect(lacking).toHaveBeenCalledTimes(2);
});

test('the first pages wait for it, but not for long', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const readConfig = configOf(() => promise);
  const first = readConfig();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual({ backend: browserBackend });
  expect(await readConfig()).toEqual({ backend: browserBackend });
  resolve([]);
  await promise;
  expect(await readConfig()).toEqual({ backend: { ...browserBackend, lacks: [] } });
});

test('the queries of each language learn it', async () => {
  const lacking = vi.fn<(queries: unknown) => Promise<string[]>>().mockResolvedValue(['search']);
  const readConfig = configOf(lacking, { languages: [{ queries: 'en' }, { queries: 'hi' }] });
  expect(await readConfig()).toMatchObject({ backend: { lacks: ['search'] } });
  expect(lacking.mock.calls).toEqual([['en'], ['hi']]);
});

test('the embedded backend lacks nothing and is not queried', async () => {
  const lacking = vi.fn<() => Promise<string[]>>();
  const embedded = { url: 'http://127.0.0.1:1', key: 'site', publicKey: 'public' };
  const readConfig = configOf(lacking, { embedded });
  expect(await readConfig()).toEqual({ backend: { ...browserBackend, lacks: [] } });
  expect(lacking).not.toHaveBeenCalled();
});
