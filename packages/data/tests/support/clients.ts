import { afterEach, describe, expect, vi } from 'vitest';
import { useFixture } from '../../../../tests/support/fixture.ts';
import { createBrowserClient } from '../../src/browser.ts';
import type { QueriesOptions } from '../../src/queries/createQueries.ts';
import { DataError } from '../../src/requests/errors.ts';
import { type ServerQueries, createServerClient, createServerQueries } from '../../src/server.ts';
import { type FakePostgrest, startFakePostgrest } from './fakePostgrest.ts';

export interface Setup {
  fake: FakePostgrest;
  /** Queries to the fake (or to `url`), with an immediate retry. */
  queries(options?: QueriesOptions, url?: string): ServerQueries;
}

/** Runs tests of queries against a fake PostgREST. */
export function describeQueries(
  name: string,
  tests: (setup: Setup) => void,
  createClient: typeof createServerClient | typeof createBrowserClient = createServerClient,
): void {
  describe(`${name} (${createClient.name})`, () => {
    const fake = useFixture(startFakePostgrest);
    const unexpected = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    afterEach(() => {
      for (const output of unexpected) expect(output).not.toHaveBeenCalled();
    });
    tests({
      fake,
      queries: (options, url = fake.url) =>
        createServerQueries(createClient({ url, key: 'anon-key' }), {
          retryDelayMs: 1,
          ...options,
        }),
    });
  });
}

/** Runs them through both clients, of which one is a part of the other: for what depends on how requests are sent. */
export function describeBothClients(name: string, tests: (setup: Setup) => void): void {
  for (const createClient of [createServerClient, createBrowserClient])
    describeQueries(name, tests, createClient);
}

/** The DataError that the call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<DataError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DataError) return error;
  throw new Error(`Expected a DataError, got ${String(error)}`);
}

/** The DataError of a call that times out after its request has arrived, so that no later test sees that request. */
export async function timeOutOf(
  setup: Setup,
  call: (queries: ServerQueries) => Promise<unknown>,
  afterMs = 60,
  options: QueriesOptions = { timeoutMs: afterMs },
): Promise<DataError> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const arrived = setup.fake.nextRequest();
    const failed = failureOf(call(setup.queries(options)));
    const request = await arrived;
    vi.advanceTimersByTime(afterMs);
    const error = await failed;
    await request.closed;
    return error;
  } finally {
    vi.useRealTimers();
  }
}
