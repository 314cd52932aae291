import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { criteria } from '../../catalogue/status.ts';
import { ComponentTable } from './ComponentTable.tsx';
import { releaseName, StatusBadge } from '../component/Facts.tsx';

/** The criteria for a stable component. */
export function Criteria() {
  return (
    <ul>
      {criteria.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The status of each component, and the criteria that it does not meet. */
export function StatusTable() {
  return (
    <ComponentTable columns={['Status', 'Since', 'Changed in', 'Does not meet']} cells={cells} />
  );
}

function cells({ status, history, missing }: CatalogueEntry): readonly ReactNode[] {
  const [latest] = history.changes;
  return [
    <StatusBadge key="status" status={status} />,
    releaseName(history.since),
    latest ? releaseName(latest.version) : '–',
    missing.join(' ') || '–',
  ];
}
