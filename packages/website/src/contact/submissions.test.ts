import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSubmissions, keyFor, submissionId } from './submissions.ts';

const values = { firstName: 'Asha', lastName: '', email: 'asha@example.com', message: 'Hello' };
const other = { ...values, message: 'Hello again' };
const minute = 60_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));

describe('the id of a message', () => {
  test('is the same for the same words within an hour, and another for other words', async () => {
    const id = await submissionId(values, '');
    expect(id).toMatch(uuid);
    expect(await submissionId(other, '')).not.toBe(id);
    const moved = { ...values, firstName: '', lastName: 'Asha' };
    expect(await submissionId(moved, '')).not.toBe(id);
    vi.setSystemTime(59 * minute);
    expect(await submissionId(values, '')).toBe(id);
    vi.setSystemTime(7 * 24 * 60 * minute);
    expect(await submissionId(values, '')).not.toBe(id);
  });

  test('with a key is the same at any time, and another for changed words', async () => {
    const id = await submissionId(values, 'key-1');
    expect(id).toMatch(uuid);
    expect(await submissionId(values, 'key-2')).not.toBe(id);
    expect(await submissionId(other, 'key-1')).not.toBe(id);
    vi.setSystemTime(30 * 24 * 60 * minute);
    expect(await submissionId(values, 'key-1')).toBe(id);
  });

  test('the key of the page that answers a failure is the one that the form was sent with', async () => {
    const [id, key] = [await submissionId(values, ''), keyFor('')];
    vi.setSystemTime(61 * minute);
    expect(await submissionId(values, key)).toBe(id);
  });

  test.for(['', ' ', 'a b', '<script>', 'x'.repeat(65)])('%j is no key', (given) => {
    expect(keyFor(given)).toBe('hour-0');
  });
});

describe('submissions', () => {
  function setup() {
    const store = vi.fn<(id: string) => Promise<void>>(async () => {});
    const mayStart = vi.fn<() => boolean>(() => true);
    const submissions = createSubmissions();
    const send = (words = values, given = '') =>
      submissions.send(words, { given, mayStart, store });
    return { store, mayStart, send };
  }

  test('stores once what comes twice, and counts it once', async () => {
    const { send, store, mayStart } = setup();
    expect(await send()).toBe('stored');
    expect(await send()).toBe('stored');
    expect(await send(values, 'tab-2')).toBe('stored');
    expect(store).toHaveBeenCalledOnce();
    expect(mayStart).toHaveBeenCalledOnce();
  });

  test('two at the same time are one attempt, and both hear what became of it', async () => {
    const { send, store, mayStart } = setup();
    const { promise, reject } = Promise.withResolvers<void>();
    store.mockImplementationOnce(() => promise);
    const both = [send(values, 'tab-1'), send(values, 'tab-2')];
    await expect.poll(() => store).toHaveBeenCalled();
    reject(new Error('broken'));
    await Promise.all(both.map((sent) => expect(sent).rejects.toThrow('broken')));
    expect(store).toHaveBeenCalledOnce();
    expect(mayStart).toHaveBeenCalledOnce();
  });

  test('a failed one is sent again under the id it had', async () => {
    const { send, store } = setup();
    store.mockImplementationOnce(async () => Promise.reject(new Error('broken')));
    await expect(send()).rejects.toThrow('broken');
    // From another tab, with another key.
    expect(await send(values, 'tab-2')).toBe('stored');
    const [first, second] = store.mock.calls;
    expect(second).toEqual(first);
  });

  test('the same words after the turn of the hour are one message, a week later another', async () => {
    const { send, store } = setup();
    vi.setSystemTime(59 * minute);
    await send();
    vi.advanceTimersByTime(2 * minute);
    await send();
    expect(store).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(7 * 24 * 60 * minute);
    await send();
    const [[first], [second]] = store.mock.calls as [[string], [string]];
    expect(second).not.toBe(first);
  });

  test('are remembered for ten minutes, also where the clock is set back', async () => {
    const { send, store } = setup();
    await send();
    vi.advanceTimersByTime(11 * minute);
    vi.setSystemTime(-60 * minute);
    await send();
    expect(store).toHaveBeenCalledTimes(2);
  });

  test('is not begun when it may not', async () => {
    const { send, store, mayStart } = setup();
    mayStart.mockReturnValueOnce(false);
    expect(await send()).toBe('refused to start');
    expect(store).not.toHaveBeenCalled();
    expect(await send()).toBe('stored');
  });
});
