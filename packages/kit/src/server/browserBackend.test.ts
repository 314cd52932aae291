import { expect, test, vi } from 'vitest';
import { noBackend } from '../render/noBackend.ts';
import { createBrowserBackend } from './browserBackend.ts';

const browserBackend = { url: 'https://x.supabase.co', key: 'public' };

test('pages tell browsers what a hosted project lacks, as soon as that is known', async () => {
  const lacking = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('No answer.'))
    .mockResolvedValue(['Questions']);
  const backend = { ...noBackend, lacking };
  const hosted = { backend, browserBackend, embedded: undefined, queries: undefined };
  const told = createBrowserBackend(hosted);
  expect(told()).toEqual({ backend: browserBackend });
  await expect.poll(told).toEqual({ backend: { ...browserBackend, lacks: ['Questions'] } });
  expect(lacking).toHaveBeenCalledTimes(2);
});

test('a backend of ours has all, and is not asked', () => {
  const lacking = vi.fn<() => Promise<string[]>>();
  const embedded = { url: 'http://127.0.0.1:1', key: 'site', publicKey: 'public' };
  const backend = { ...noBackend, lacking };
  const told = createBrowserBackend({ backend, browserBackend, embedded, queries: undefined });
  expect(told()).toEqual({ backend: browserBackend });
  expect(lacking).not.toHaveBeenCalled();
});
