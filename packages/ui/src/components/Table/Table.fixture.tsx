import type { ReactNode } from 'react';
import type { Fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { TableCell } from './parts/TableCell.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { Table } from './Table.tsx';

const rows = (
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

const inTable = (cell: ReactNode) => (
  <Table caption="x">
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </Table>
);

const fixtures: Fixture[] = [
  {
    name: Table.name,
    refElement: '[role="region"]',
    empty: (root) => (
      <Table {...root} caption="x">
        {null}
      </Table>
    ),
    full: (root) => (
      <Table {...root} caption={`${unbroken} ${long}`}>
        {rows}
      </Table>
    ),
  },
  {
    name: Table.name,
    shape: 'its caption hidden',
    refElement: '[role="region"]',
    empty: (root) => (
      <Table {...root} caption="x" captionHidden>
        {null}
      </Table>
    ),
    full: (root) => (
      <Table {...root} caption={`${unbroken} ${long}`} captionHidden>
        {rows}
      </Table>
    ),
  },
  {
    name: TableHeader.name,
    isPart: true,
    refElement: 'th',
    empty: (root) => inTable(<TableHeader {...root}>x</TableHeader>),
    full: (root) =>
      inTable(
        <TableHeader {...root} scope="row" numeric colSpan={2} rowSpan={1} lang="hi">
          {hindi}
        </TableHeader>,
      ),
  },
  {
    name: TableCell.name,
    isPart: true,
    refElement: 'td',
    empty: (root) => inTable(<TableCell {...root} />),
    full: (root) =>
      inTable(
        <TableCell {...root} numeric colSpan={2} rowSpan={1} lang="hi">
          {hindi}
        </TableCell>,
      ),
  },
];

export default fixtures;
