import { type TableProps, Table, TableCell, TableHeader } from '@setu/ui';
import type { ReactNode } from 'react';

type Row = readonly ReactNode[];

interface SpecimensProps extends Omit<TableProps, 'children'> {
  /** The names of the columns. */
  columns: Row;
  /** The name of each row, then its cells. */
  rows: readonly Row[];
}

/** A table whose rows begin with a name, such as tokens with their value and look. */
export function Specimens({ columns, rows, ...table }: SpecimensProps) {
  return <Table {...table}>{tableRows(columns, rows)}</Table>;
}

/** The rows of a table, with numbers from the column `numericFrom` on. */
export function tableRows(columns: Row, rows: readonly Row[], numericFrom = columns.length) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <TableHeader key={index} numeric={index >= numericFrom}>
              {column}
            </TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <TableHeader scope="row">{name}</TableHeader>
            {cells.map((cell, index) => (
              <TableCell key={index} numeric={index + 1 >= numericFrom}>
                {cell}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
