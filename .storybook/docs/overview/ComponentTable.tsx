import type { ReactNode } from 'react';
import { Specimens } from '../../../stories/foundations/Specimens.tsx';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import './overview.css';

interface ComponentTableProps {
  /** The headings of the columns after the name. */
  columns: readonly string[];
  /** The cells of a component's row. */
  cells: (entry: CatalogueEntry) => readonly ReactNode[];
}

/** A row for every public component, sorted by name, with a link to its page. */
export function ComponentTable({ columns, cells }: ComponentTableProps) {
  return (
    <div className="component-table sb-unstyled">
      <Specimens
        caption="Components"
        captionHidden
        columns={['Component', ...columns]}
        rows={catalogue.map((entry) => [
          <ComponentLink key="name" name={entry.name} />,
          ...cells(entry),
        ])}
      />
    </div>
  );
}

/** A link to a component's page of documentation. */
export function ComponentLink({ name }: { name: string }) {
  const entry = catalogue.find((one) => one.name === name);
  if (!entry) return name;
  return (
    <a href={`./?path=/docs/${placeOf(entry).id}--docs`} target="_top">
      {name}
    </a>
  );
}
