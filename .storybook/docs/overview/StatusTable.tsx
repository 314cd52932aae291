import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { ComponentTable } from './ComponentTable.tsx';
import { releaseName, StatusBadge } from '../component/Facts.tsx';

/** The status of each component, and the releases in which it came and last changed. */
export function StatusTable() {
  return <ComponentTable columns={['Status', 'Since', 'Changed in']} cells={cells} />;
}

const cells = ({ status, history: { since, changes } }: CatalogueEntry) => [
  <StatusBadge key="status" status={status} />,
  releaseName(since),
  changes[0] ? releaseName(changes[0].version) : '–',
];
