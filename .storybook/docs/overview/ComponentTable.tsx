import type { ReactNode } from 'react';
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
    <div className="table-frame component-table sb-unstyled">
      <table>
        <thead>
          <tr>
            {['Component', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {catalogue.map((entry) => (
            <tr key={entry.name}>
              <th scope="row">
                <ComponentLink name={entry.name} />
              </th>
              {cells(entry).map((content, at) => (
                <td key={columns[at]}>{content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
