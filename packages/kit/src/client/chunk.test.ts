import { expect, test, vi } from 'vitest';
import { loadChunk } from './chunk.ts';

test('fails after 120 seconds when the network only hangs', async () => {
  vi.useFakeTimers();
  const failure = loadChunk(() => new Promise(() => {})).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatch(/took too long/);
});
