import { expect, test } from 'vitest';
import { type AgainItem, afterAnswers, dueOn, putOff } from './spacedRepetition.ts';
import type { Result } from '../practice/answers.ts';

const of = (result: Result, id = '7') => [{ id, day: '2026-11-20', result }];

test('what went wrong comes back after 1, 3, 7 and 21 days, and is known after that', () => {
  let list: readonly AgainItem[] = afterAnswers([], of('wrong'), '2026-11-20');
  expect(list).toEqual([{ id: '7', day: '2026-11-20', box: 0, due: '2026-11-21' }]);
  expect(dueOn(list, '2026-11-20')).toEqual([]);
  for (const [today, next] of [
    ['2026-11-21', '2026-11-24'],
    ['2026-11-24', '2026-12-01'],
    ['2026-12-03', '2026-12-24'],
  ] as const) {
    expect(dueOn(list, today)).toHaveLength(1);
    list = afterAnswers(list, of('right'), today);
    expect(list[0]?.due).toBe(next);
  }
  expect(afterAnswers(list, of('wrong'), '2026-12-24')[0]).toMatchObject({
    box: 0,
    due: '2026-12-25',
  });
  expect(afterAnswers(list, of('right'), '2026-12-24')).toEqual([]);
});

test('what is right before its day, or left, stays where it is; what was dropped leaves the list', () => {
  const list = afterAnswers([], of('wrong'), '2026-02-28');
  expect(list[0]?.due).toBe('2026-03-01');
  expect(afterAnswers(list, of('right'), '2026-02-28')).toEqual(list);
  expect(afterAnswers(list, of('left'), '2026-03-09')).toEqual(list);
  expect(afterAnswers(list, of('dropped'), '2026-02-28')).toEqual([]);
  expect(afterAnswers([], [...of('right'), ...of('left'), ...of('dropped')], '2026-03-09')).toEqual(
    [],
  );
});

test('what a clock that was ahead has put off is due', () => {
  const list = afterAnswers([], of('wrong'), '2031-01-01');
  expect(dueOn(list, '2026-11-20')).toEqual(list);
  expect(afterAnswers(list, of('right'), '2026-11-20')[0]?.due).toBe('2026-11-23');
});

test('what is not on the website is asked for again a week later, in its box', () => {
  const list = afterAnswers([], [...of('wrong', '1'), ...of('wrong', '2')], '2026-11-20');
  const [first, second] = putOff(list, ['2'], '2026-11-21');
  expect([first, second]).toEqual([list[0], { ...list[1], due: '2026-11-28' }]);
});

test('what is due first stands first', () => {
  const old = afterAnswers([], of('wrong', '1'), '2026-11-25');
  const list = afterAnswers(old, of('wrong', '2'), '2026-11-20');
  expect(list.map(({ id }) => id)).toEqual(['2', '1']);
});
