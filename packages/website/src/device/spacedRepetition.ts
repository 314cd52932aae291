import type { Result } from '../practice/answers.ts';

/** A question that was answered wrongly, and when it is repeated. */
export interface AgainItem {
  id: string;
  day: string;
  /** Its index in `daysInBox`. */
  box: number;
  /** The first day on which it is repeated. */
  due: string;
}

/** The days after which a question in each box is repeated; after the last box it counts as known. */
export const daysInBox = [1, 3, 7, 21] as const;

export interface Answered {
  id: string;
  day: string;
  result: Result;
}

/**
 * The list after some questions were answered. A wrong answer moves a question to the first box. A right answer to a
 * due question moves it to the next box, or from the last one off the list; before it is due, it changes nothing.
 */
export function afterAnswers(
  items: readonly AgainItem[],
  answered: readonly Answered[],
  today: string,
): AgainItem[] {
  const list = new Map(items.map((item) => [item.id, item]));
  for (const { id, day, result } of answered) {
    const item = list.get(id);
    if (result === 'dropped') list.delete(id);
    if (result === 'wrong') list.set(id, inBox({ id, day }, 0, today));
    if (result !== 'right' || !item || !isDue(item, today)) continue;
    if (item.box + 1 < daysInBox.length) list.set(id, inBox(item, item.box + 1, today));
    else list.delete(id);
  }
  return [...list.values()].toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}

const inBox = ({ id, day }: Pick<AgainItem, 'id' | 'day'>, box: number, today: string) => ({
  id,
  day,
  box,
  due: addDays(today, daysInBox[box] ?? 1),
});

/** Puts off questions that are not on the website at present. */
export const putOff = (items: readonly AgainItem[], ids: readonly string[], today: string) =>
  items.map((item) =>
    ids.includes(item.id) ? { ...item, due: addDays(today, daysInBox[2]) } : item,
  );

function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toJSON().slice(0, day.length);
}

/** Also what a clock that was ahead has put off for longer than any box does. */
const isDue = ({ due }: AgainItem, today: string) =>
  due <= today || due > addDays(today, daysInBox[3]);

export const dueOn = (items: readonly AgainItem[], today: string): AgainItem[] =>
  items.filter((item) => isDue(item, today));
