import { Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../catalogue/readCatalogue.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { releaseName, StatusBadge } from '../component/Facts.tsx';
import { DocsTable } from '../DocsTable.tsx';
import { LookContext } from '../look.ts';
import { globalsOf } from '../../looks.ts';
import './overview.css';

/** A row for every public component, sorted by name: a link to its page, and the cells of the other columns. */
function componentTable(
  columns: readonly string[],
  cells: (entry: CatalogueEntry) => readonly ReactNode[],
) {
  return (
    <DocsTable
      caption="Components"
      columns={['Component', ...columns]}
      rows={catalogue.map((entry) => [
        <ComponentLink key="name" name={entry.name} />,
        ...cells(entry),
      ])}
    />
  );
}

/** The status of each component, and the releases in which it came and last changed. */
export const StatusTable = () =>
  componentTable(['Status', 'Since', 'Changed in'], ({ status, history: { since, changes } }) => [
    <StatusBadge key="status" status={status} />,
    releaseName(since),
    changes[0] ? releaseName(changes[0].version) : '–',
  ]);

/** For each component: what it is to assistive technology, and which keys operate it. */
export const AccessibilityTable = () =>
  componentTable(['What it is', 'Keys'], ({ guide: { accessibility, keyboard = {} } }) => [
    <Markdown key="pattern">{accessibility[0] ?? ''}</Markdown>,
    Object.keys(keyboard).join('; ') || 'None',
  ]);

/** A link to a component's page of documentation. */
export function ComponentLink({ name }: { name: string }) {
  const globals = globalsOf(use(LookContext));
  const entry = catalogue.find((one) => one.name === name);
  if (!entry) return name;
  return (
    <a href={`./?path=/docs/${placeOf(entry).id}--docs&globals=${globals}`} target="_top">
      {name}
    </a>
  );
}
