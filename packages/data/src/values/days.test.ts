import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { cases } from '../../../../tests/support/fuzz.ts';
import { dayOf, parseDay, parseMonth, spanOf, today } from './days.ts';

// In India it is the 20th already.
beforeEach(() => vi.setSystemTime('2026-11-19T18:30:00Z'));

/** The day in India, computed with the runtime's own time zone database. */
const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

test('it is the day of India', () => {
  expect(today()).toBe('2026-11-20');
  expect(today(Date.parse('2026-11-19T18:29:59Z'))).toBe('2026-11-19');
});

test.each([
  ['2026-11-17T18:29:59.999Z', '2026-11-17'],
  ['2026-11-17T18:30:00.000Z', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
  [null, null],
])('%s is on the day %s', (date, day) => {
  expect(dayOf(date)).toBe(day);
});

test.each(['2026-11-20', '2026-11-19', '2024-02-29', '1947-08-15'])('%s is a day', (text) => {
  expect(parseDay(text)).toBe(text);
});

test('a browser with a slow clock opens the newest day', () => {
  vi.stubGlobal('window', {});
  expect([parseDay('2026-11-21'), parseMonth('2026-12')]).toEqual(['2026-11-21', '2026-12']);
});

test.each([
  '2026-11-21',
  '2026-02-29',
  '2026-13-01',
  '0999-12-31',
  '-2026-01-01',
  '2026-1-1',
  '20261101',
  '2026-11-01\n',
  '2026-11-01T00:00:00Z',
  '२०२६-११-०१',
  "2026-11-01' or 1=1",
  '',
  null,
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test.each([
  ['2026-11', '2026-11'],
  ['1000-01', '1000-01'],
  ['2026-12', undefined],
  ['2026-13', undefined],
  ['2026-11-01', undefined],
  [null, undefined],
])('%j is the month %j', (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test('whatever is read as a day or a month is one, written plainly, and is not to come', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^\d{4}-\d\d(-\d\d)?$/),
    fc.date({ noInvalidDate: true }).map((date) => date.toJSON().slice(0, 10)),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const day = parseDay(text) ?? parseMonth(text);
      if (day === undefined) return;
      expect(day).toBe(text);
      expect(day).toMatch(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/);
      expect(new Date(day).toJSON().startsWith(day)).toBe(true);
      expect(day <= '2026-11-20').toBe(true);
    }),
    cases(2_000),
  );
});

test('an instant is within the day and the month that it is shown with, and in no other', () => {
  const instants = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (date) => {
      const day = dayOf(date.toJSON()) ?? '';
      expect(day).toBe(inIndia.format(date));
      for (const period of [day, day.slice(0, 7)]) {
        const [from, to] = spanOf(period).map((text) => Date.parse(text));
        expect(date.getTime()).toBeGreaterThanOrEqual(from ?? Infinity);
        expect(date.getTime()).toBeLessThan(to ?? 0);
      }
    }),
    cases(1_000),
  );
});

test.each([
  ['2024-02-28', '2024-02-29'],
  ['2026-02-28', '2026-03-01'],
  ['2026-12-31', '2027-01-01'],
  ['2026-12', '2027-01-01'],
  ['2024-02', '2024-03-01'],
])('%s ends where %s begins', (period, next) => {
  expect(spanOf(period)[1]).toBe(`${next}T00:00:00+05:30`);
});
