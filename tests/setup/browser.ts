import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any output of a component is a defect: a hydration warning, a missing key, a failed assertion of ours. */
const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    if (!vi.isMockFunction(spy)) continue;
    const printed = spy.mock.calls;
    spy.mockRestore();
    expect(printed, `unexpected console.${method}; a test that expects it clears the mock`).toEqual(
      [],
    );
  }
});

const { href } = location;

/** What a test leaves at the clock, of globals, in the storage or in the address would change the next one. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== href) history.replaceState(null, '', href);
});
