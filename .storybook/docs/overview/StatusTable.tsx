import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { criteria } from '../../catalogue/status.ts';
import { ComponentTable } from './ComponentTable.tsx';
import { releaseName, StatusBadge } from '../component/Facts.tsx';

/** What makes a component stable. */
export function Criteria() {
  return (
    <ul>
      {criteria.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** How settled each component is, and which criteria it does not meet. */
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
