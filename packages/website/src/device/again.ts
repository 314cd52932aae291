import type { Result } from '../practice/answers.ts';

/** A question that went wrong, and when it is asked again. */
export interface AgainItem {
  id: string;
  /** The day that it was published for. */
  day: string;
  /** Its place in `daysInBox`. */
  box: number;
  /** The day from which on it is asked. */
  due: string;
}

/** After so many days a question comes again: after the last one it is known. */
export const daysInBox = [1, 3, 7, 21] as const;

export interface Answered {
  id: string;
  day: string;
  result: Result;
}

/**
 * The list after some questions were answered: one that went wrong begins in the first box; one that was due and right
 * goes on to the next, out of the last one it leaves the list. A question that is right before its day stays where it is.
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
    if (result !== 'right' || !item || item.due > today) continue;
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

function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toJSON().slice(0, day.length);
}

export const dueOn = (items: readonly AgainItem[], today: string): AgainItem[] =>
  items.filter(({ due }) => due <= today);
