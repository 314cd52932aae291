import { Table, TableCell, TableHeader } from '@setu/ui';
import type { ReactNode } from 'react';

interface Row {
  key: string;
  name: ReactNode;
  lang?: string | null;
  cells: readonly ReactNode[];
}

interface ListTableProps {
  caption: string;
  captionHidden?: boolean;
  headings: readonly string[];
  rows: readonly Row[];
}

export function ListTable({ headings, rows, ...caption }: ListTableProps) {
  return (
    <Table {...caption}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <TableHeader key={heading}>{heading}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, lang, cells }) => (
          <tr key={key}>
            <TableHeader scope="row" lang={lang ?? undefined}>
              {name}
            </TableHeader>
            {cells.map((cell, index) => (
              <TableCell key={headings[index + 1]}>{cell}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
