import type { ReactNode } from 'react';
import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { TableCell } from './parts/TableCell.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { Table } from './Table.tsx';

const children = (
  <>
    <thead>
      <tr>
        <TableHeader>{unbroken}</TableHeader>
        <TableHeader lang="hi">{hindi}</TableHeader>
        <TableHeader numeric>{long}</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">{long}</TableHeader>
        <TableCell lang="hi">{hindi}</TableCell>
        <TableCell numeric>1,23,456</TableCell>
      </tr>
      <tr>
        <TableHeader scope="row">{unbroken}</TableHeader>
        <TableCell colSpan={2} />
      </tr>
    </tbody>
  </>
);

const table = {
  component: Table,
  refElement: '[role="region"]',
  empty: { caption: 'x', children: null },
  full: { caption: `${unbroken} ${long}`, children },
};

const within = (cell: ReactNode) => (
  <Table caption="x">
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </Table>
);

const cell = { numeric: true, colSpan: 2, rowSpan: 1, lang: 'hi', children: hindi };

export default [
  fixture(table),
  fixture({
    ...table,
    shape: 'its caption hidden',
    empty: { ...table.empty, captionHidden: true },
    full: { ...table.full, captionHidden: true },
  }),
  fixture({
    component: TableHeader,
    within,
    empty: { children: 'x' },
    full: { ...cell, scope: 'row' },
  }),
  fixture({ component: TableCell, within, empty: {}, full: cell }),
];
