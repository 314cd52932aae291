import { beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
test('gives what was loaded', async () => {
  await expect(loadChunk(() => Promise.resolve({ Page: 1 }))).resolves.toEqual({ Page: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('fails after 120 seconds when the network only hangs', async () => {
  const failure = loadChunk(() => new Promise(() => {})).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatch(/took too long/);
});
