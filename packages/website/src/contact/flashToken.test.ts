import { beforeEach, expect, test, vi } from 'vitest';
import { createFlashTokens } from './flashToken.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const pass = (minutes: number) => void vi.advanceTimersByTime(minutes * 60_000);
const text = 'asha@उदाहरण.भारत';

test('a token is valid for ten minutes, and shows nothing of its text', () => {
  const { issue, read } = createFlashTokens();
  const token = issue(text);
  expect(token).toBe(encodeURIComponent(token));
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('asha');
  expect(issue(text)).not.toBe(token);
  expect(read(issue(''))).toBe('');
  pass(9);
  expect(read(token)).toBe(text);
  pass(2);
  expect(read(token)).toBeUndefined();
});

test('sites with the same secret read each other', () => {
  const [one, other] = [createFlashTokens('a secret'), createFlashTokens('a secret')];
  expect(other.read(one.issue(text))).toBe(text);
  expect(createFlashTokens('another').read(one.issue(text))).toBeUndefined();
});

test('without a secret only the process that wrote a token reads it', () => {
  const { issue, read } = createFlashTokens();
  const token = issue(text);
  const changed = (at: number) => {
    const bytes = Buffer.from(token, 'base64url');
    bytes[at] = (bytes.at(at) ?? 0) ^ 1;
    return bytes.toString('base64url');
  };
  const forged = [
    null,
    '',
    '1',
    token.slice(0, -4),
    `${token}AAAA`,
    ` ${token}`,
    'A'.repeat(60),
    changed(0),
    changed(14),
    changed(Buffer.from(token, 'base64url').length - 1),
    createFlashTokens().issue(text),
  ];
  expect(forged.filter((one) => read(one) !== undefined)).toEqual([]);
});
