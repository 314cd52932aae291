import type { CatalogueEntry } from '../../catalogue/readCatalogue.ts';
import { kinds } from '../../catalogue/kinds.ts';

/** Below a component's name: its status, its first release, and how to import it. */
export function Facts({ entry }: { entry: CatalogueEntry }) {
  const { name, kind, history, status, entry: specifier } = entry;
  const [latest] = history.changes;
  return (
    <div className="facts sb-unstyled">
      <StatusBadge status={status} />
      <span>{kinds[kind]}</span>
      <span>Since {releaseName(history.since)}</span>
      {latest && <span>Changed in {releaseName(latest.version)}</span>}
      <code>{`import { ${name} } from '${specifier}'`}</code>
    </div>
  );
}

/** A status such as 'Stable', in its own colour. */
export function StatusBadge({ status }: Pick<CatalogueEntry, 'status'>) {
  const [initial = '', ...rest] = status;
  return (
    <span className={`status status-${status}`}>{`${initial.toUpperCase()}${rest.join('')}`}</span>
  );
}

export const releaseName = (version: string | null): string => version ?? 'the next release';
