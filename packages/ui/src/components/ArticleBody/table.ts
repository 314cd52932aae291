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

/** The header of a table, where `line` is one and the next line rules it off: `|---|---|`. */
export function tableHeader(line: string, next: string): string[] | undefined {
  const header = cellsOf(line);
  if (header === undefined || header.length > mostColumns || header.join('') === '') {
    return undefined;
  }
  const rule = cellsOf(next);
  const rules = rule?.length === header.length && rule.every((cell) => /^:?-+:?$/.test(cell));
  return rules ? header : undefined;
}

/** A row as wide as the header: empty cells are added, and what is too much stays in the last one. */
export function tableRow(cells: readonly string[], columns: number): string[] {
  const last = columns - 1;
  return Array.from({ length: columns }, (_, column) =>
    column < last ? (cells[column] ?? '') : cells.slice(last).join(' | '),
  );
}
