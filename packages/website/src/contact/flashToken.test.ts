import { expect, test } from 'vitest';
import { createFlashTokens } from './flashToken.ts';

const now = Date.UTC(2026, 10, 21, 9);
const minutes = (count: number) => now + count * 60_000;
const text = 'asha@उदाहरण.भारत';

test('a token is valid for ten minutes, and shows nothing of its text', () => {
  const { issue, read } = createFlashTokens();
  const token = issue(text, now);
  expect(read(token, now)).toBe(text);
  expect(read(token, minutes(9))).toBe(text);
  expect(read(token, minutes(11))).toBeUndefined();
  expect(token).toBe(encodeURIComponent(token));
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('asha');
  expect(issue(text, now)).not.toBe(token);
  expect(read(issue('', now), now)).toBe('');
});

test('sites with the same secret read each other', () => {
  const [one, other] = [createFlashTokens('a secret'), createFlashTokens('a secret')];
  expect(other.read(one.issue(text, now), now)).toBe(text);
  expect(createFlashTokens('another').read(one.issue(text, now), now)).toBeUndefined();
});

test('without a secret only the process that wrote a token reads it', () => {
  const { issue, read } = createFlashTokens();
  const token = issue(text, now);
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
    createFlashTokens().issue(text, now),
  ];
  expect(forged.filter((one) => read(one, now) !== undefined)).toEqual([]);
});
