import { expect, test, vi } from 'vitest';
import { noBackend } from '../render/noBackend.ts';
import { createBrowserBackend } from './browserBackend.ts';

const browserBackend = { url: 'https://x.supabase.co', key: 'public' };

function hostedLacking(lacking: (queries: unknown) => Promise<string[]>) {
  const backend = { ...noBackend, lacking };
  return createBrowserBackend({
    backend,
    browserBackend,
    embedded: undefined,
    languages: [{ queries: undefined }],
  });
}

test('pages tell browsers what a hosted project lacks, as soon as that is known', async () => {
  const lacking = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('No answer.'))
    .mockResolvedValue(['Questions']);
  const readConfig = hostedLacking(lacking);
  expect(await readConfig()).toEqual({ backend: browserBackend });
  expect(await readConfig()).toEqual({ backend: { ...browserBackend, lacks: ['Questions'] } });
  expect(lacking).toHaveBeenCalledTimes(2);
});

test('the first pages wait for it, but not for long', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const readConfig = hostedLacking(() => promise);
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
  const languages = [{ queries: 'en' }, { queries: 'hi' }];
  const backend = { ...noBackend, lacking };
  const readConfig = createBrowserBackend({
    backend,
    browserBackend,
    embedded: undefined,
    languages,
  });
  expect(await readConfig()).toMatchObject({ backend: { lacks: ['search'] } });
  expect(lacking.mock.calls).toEqual([['en'], ['hi']]);
});

test('the embedded backend lacks nothing and is not queried', async () => {
  const lacking = vi.fn<() => Promise<string[]>>();
  const embedded = { url: 'http://127.0.0.1:1', key: 'site', publicKey: 'public' };
  const backend = { ...noBackend, lacking };
  const readConfig = createBrowserBackend({
    backend,
    browserBackend,
    embedded,
    languages: [{ queries: undefined }],
  });
  expect(await readConfig()).toEqual({ backend: { ...browserBackend, lacks: [] } });
  expect(lacking).not.toHaveBeenCalled();
});
