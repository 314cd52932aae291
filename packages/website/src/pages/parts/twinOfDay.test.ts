import { expect, test } from 'vitest';
import { twinOfDay } from './twinOfDay.ts';

const path = '/daily/2026-11-19';
const day = { day: '2026-11-19', count: 1 };
const month = { month: '2026-11', earlier: null, later: null };

test.each([
  ['of both languages', { ...month, days: [day] }, [{}], undefined],
  ['of this one', { ...month, days: [{ ...day, alone: true as const }] }, [{}], 'newest'],
  ['of the other one', { ...month, days: [] }, [{ language: 'hi' }], 'near'],
  ['whose month could not be read', null, [{}], undefined],
])('the twin of a day %s', (_name, days, items, only) => {
  const twin = only && { path: only === 'near' ? path : '/daily', only };
  expect(twinOfDay(path, '/daily', days, items)).toEqual(twin);
});
