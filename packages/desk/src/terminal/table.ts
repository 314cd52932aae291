import { onOneLine } from './sanitize.ts';
import { fit, widthOf } from './width.ts';

type Cell = string | number | null;

const gap = '  ';
/** Minimum width of the last column, which takes the remaining space. */
const leastOfLast = 10;
/** Maximum width of the other columns. */
const mostOfOthers = 40;

/**
 * A table as lines of text. Numbers are aligned to the right.
 *
 * @param columns their headings.
 * @param width columns of the terminal; text that does not fit is cut in the last one. Infinity: it is not.
 */
export function tableText(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  width: number,
): string {
  const lines = [columns, ...rows.map((row) => row.map(textOf))];
  const natural = columns.map((_, place) =>
    Math.max(...lines.map((line) => widthOf(line[place] ?? ''))),
  );
  const last = natural.length - 1;
  const others = natural.slice(0, last).map((each) => Math.min(each, mostOfOthers));
  const left = width - others.reduce((sum, each) => sum + each + gap.length, 0);
  const widths = [...others, Math.min(natural[last] ?? 0, Math.max(left, leastOfLast))];
  const isNumber = columns.map((_, place) => rows.some((row) => typeof row[place] === 'number'));
  return lines
    .map((line) =>
      line
        .map((text, place) => {
          const fitted = fit(text, widths[place] ?? 0);
          return isNumber[place] ? fitted.trimEnd().padStart(fitted.length) : fitted;
        })
        .join(gap)
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const textOf = (cell: Cell): string => (cell === null ? '' : onOneLine(String(cell)));

/** The rows as JSON: a list of objects with the columns' names. */
export function tableJson(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
