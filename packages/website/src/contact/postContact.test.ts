import { DataError } from '@setu/data';
import type { ContactValues } from '@setu/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { postContact } from './postContact.ts';
import { failed, hiddenFields, refusalOf, unanswered } from './submitContact.ts';

// A visitor who is told that a message could not be sent may send it another way: where it may have arrived,
// another text says so.

// Nothing is rendered or checked, and unit tests run before the library is built.
vi.mock('@setu/ui', () => ({ contactFields: [] }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['timeout', unanswered],
  ['unavailable', failed],
] as const)('a database that fails with %s', (kind, result) => {
  expect(refusalOf(new DataError(kind, 'Not stored.'))).toEqual({ result, status: 500 });
});

test.each([
  [true, unanswered],
  [false, failed],
])('a server that does not answer a browser whose network is there: %s', async (onLine, result) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const form = new FormData();
  form.set(hiddenFields.timed, '1');
  const post = postContact(false);
  expect(await post({} as ContactValues, form, { id: 'one' })).toEqual(result);
});
