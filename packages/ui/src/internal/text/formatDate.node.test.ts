import { beforeEach, expect, test, vi } from 'vitest';
import { formatDate } from './formatDate.ts';

// The device's zone is neither that of UTC nor of a site.
beforeEach(() => void vi.stubEnv('TZ', 'Pacific/Auckland'));

test.each([
  ['2026-11-20T19:00:00Z', 'Asia/Kolkata', '21/11/2026'],
  ['2026-11-20T02:00:00Z', 'America/New_York', '19/11/2026'],
  // A time without an offset is in UTC, whatever the zone of the device.
  ['2026-11-20T19:00:00', 'Asia/Kolkata', '21/11/2026'],
  ['2026-11-20 19:00:00', 'Asia/Kolkata', '21/11/2026'],
  ['2026-11-20 19:00:00.5+05:30', 'Asia/Kolkata', '20/11/2026'],
  // A day is that day everywhere.
  ['2026-11-20', 'Asia/Kolkata', '20/11/2026'],
  ['2026-11-20', 'America/New_York', '20/11/2026'],
  ['soon', 'Asia/Kolkata', undefined],
  // Some browsers read a date in it.
  ['Batch 5', 'Asia/Kolkata', undefined],
  [undefined, 'Asia/Kolkata', undefined],
])('%s in %s is %s', (value, timeZone, shown) => {
  expect(formatDate(value, { locale: 'en-IN', timeZone })).toBe(shown);
});

test.each(['en-IN', 'hi-IN'])('writes a date in India as %s does, without Intl', (locale) => {
  const timeZone = 'Asia/Kolkata';
  const intl = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  // Steps of four days and some hours, from before 1970 on: each hour of the day, and days of leap years.
  const moments = Array.from({ length: 9_000 }, (_, index) => (index - 900) * 345_678_901);
  expect(moments.map((ms) => formatDate(new Date(ms).toISOString(), { locale, timeZone }))).toEqual(
    moments.map((ms) => intl.format(ms)),
  );
});
