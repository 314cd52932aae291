/** A table: its head, then its rows. */
export interface Table {
  title: string;
  head: string[];
  rows: string[][];
}

/** A formatted figure; '–' if it is missing, which a saved run stores as null. */
export const text = (value: number, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

export const kB = (bytes: number) => text(bytes / 1_000, 1);

export const markdown = (table: Table) =>
  [`### ${table.title}`, '', markdownRows(table), ''].join('\n');

export function markdownRows({ head, rows }: Omit<Table, 'title'>): string {
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [write(head), write(rule), ...rows.map(write)].join('\n');
}

/** The table as aligned columns, for a terminal. */
export function plain({ title, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const write = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  return [`\n${title}`, write(head), ...rows.map(write)].join('\n');
}
