import { readLine } from './readLine.ts';

/** More columns cannot be read on a phone, and would let a short text become a vast table. */
const mostColumns = 12;

/** The cells of a line that begins and ends with `|`; `undefined` of any other line. */
export function cellsOf(line: string): string[] | undefined {
  if (line.length < 2 || !line.startsWith('|') || !line.endsWith('|')) return undefined;
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** The cells of `line` if it is a table's header, with `|---|---|` as the next line. */
export function tableHeader(line: string, next: string): string[] | undefined {
  const header = cellsOf(line);
  if (header === undefined || header.length > mostColumns || header.join('') === '') {
    return undefined;
  }
  const rule = cellsOf(next);
  const rules = rule?.length === header.length && rule.every((cell) => /^:?-+:?$/.test(cell));
  return rules ? header : undefined;
}

/** A row as wide as the header: empty cells are added, and surplus cells are joined in the last one. */
export function tableRow(cells: readonly string[], columns: number): string[] {
  const last = columns - 1;
  return Array.from({ length: columns }, (_, column) =>
    column < last ? (cells[column] ?? '') : cells.slice(last).join(' | '),
  );
}

/** The last cells of a row may be empty. */
function tabbedCells(line = ''): string[] {
  const kept = line.trimEnd();
  const tabs = line.slice(kept.length, line.lastIndexOf('\t') + 1);
  return (kept + tabs).split('\t');
}

/** Whether a tab follows a bullet or a number; below a row they are a column. */
const isListItem = (line: string) => ['bullet', 'number'].includes(readLine(line).kind);

/** Indices of rows pasted from a spreadsheet: adjacent lines with the same number of tab-separated cells. */
export function tabbedLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const { length } = tabbedCells(line);
    if (length < 2 || length > mostColumns || cellsOf(line.trim())) continue;
    if (length === 2 && !found.has(index) && isListItem(line)) continue;
    const next = lines[index + 1];
    // Tabs at the ends of both lines alone make no cells.
    const isRow = [line, next].some((row) => row?.trim().includes('\t'));
    if (isRow && tabbedCells(next).length === length) found.add(index).add(index + 1);
  }
  return found;
}

/** Turns rows pasted from a spreadsheet (`tabbedLines`) into tables with the first row as header. */
export function tabsToTables(text: string): string {
  const lines = text.split('\n');
  const tabbed = tabbedLines(lines);
  return lines
    .flatMap((line, index) => {
      if (!tabbed.has(index)) return line;
      // A cell cannot contain `|`, which ends it.
      const cells = tabbedCells(line).map((cell) => cell.trim().replaceAll('|', '/'));
      const row = `| ${cells.join(' | ')} |`;
      const above = lines[index - 1];
      const before = tabbed.has(index - 1) ? tabbedCells(above) : cellsOf(above?.trim() ?? '');
      // Below a row of as many cells it belongs to that one's table; below another it would be squeezed into it.
      if (before?.length === cells.length) return row;
      const header = [row, `|${'---|'.repeat(cells.length)}`];
      return before ? ['', ...header] : header;
    })
    .join('\n');
}
