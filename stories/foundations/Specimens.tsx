import { Table, TableCell, TableHeader } from '@setu/ui';
import type { TableProps } from '@setu/ui';
import type { ReactNode } from 'react';

interface SpecimensProps extends Omit<TableProps, 'children'> {
  /** The names of the columns. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A table of tokens: what each is called, what it is worth, how it looks. */
export function Specimens({ columns, rows, ...table }: SpecimensProps) {
  return (
    <Table {...table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <TableHeader scope="row">{name}</TableHeader>
            {cells.map((content, index) => (
              <TableCell key={columns[index + 1]}>{content}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
