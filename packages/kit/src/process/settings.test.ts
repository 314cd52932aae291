import { expect, test } from 'vitest';
import { readLogFormat, readSettings } from './settings.ts';

test('what the environment says is read', () => {
  const env = {
    TRUST_PROXY: '2',
    EARLY_HINTS: '1',
    PAGE_CACHE_MB: '0',
    PURGE_SECRET: 'a'.repeat(16),
  };
  expect(readSettings(env)).toMatchObject({
    trustProxy: 2,
    earlyHints: true,
    cacheBytes: 0,
    purgeSecret: 'a'.repeat(16),
  });
  expect(readSettings({})).toMatchObject({ trustProxy: 0, earlyHints: false, cacheBytes: 2 ** 26 });
  expect(readLogFormat('json')).toBe('json');
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
  [{ EARLY_HINTS: '2' }, 'EARLY_HINTS must be a whole number from 0 to 1, not "2".'],
  [{ PAGE_CACHE_MB: '1.5' }, 'PAGE_CACHE_MB must be a whole number from 0 to 65536, not "1.5".'],
  [{ PURGE_SECRET: 'too short' }, 'PURGE_SECRET must be 16 characters or more, without spaces.'],
  [
    { SITE_URL: 'https://institute.example/site' },
    'SITE_URL must be an address such as https://example.org, without a path, not "https://institute.example/site".',
  ],
  [
    { DATA_DIR: "'/var/lib/setu'" },
    `DATA_DIR must be a folder without quotes or blanks around it, not "'/var/lib/setu'".`,
  ],
  [
    { DATA_DIR: '/var/lib/setu ' },
    'DATA_DIR must be a folder without quotes or blanks around it, not "/var/lib/setu ".',
  ],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be json or text, not "xml".'],
] as [Record<string, string>, string][])('%o is refused', (env, message) => {
  expect(() => [readSettings(env), readLogFormat(env['LOG_FORMAT'])]).toThrow(message);
});
