import { afterEach, vi } from 'vitest';

// Discards modules that the previous test file imported, mocked or changed.
vi.resetModules();

/** What a test leaves at the clock, of globals and of the environment would change the next one. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
