import { Inline, Text, vars } from '@setu/ui';
import type { CatalogueEntry } from '../../catalogue/readCatalogue.ts';
import { kinds } from '../../catalogue/kinds.ts';

/** Below a component's name: its status, its first release, and how to import it. */
export function Facts({ entry }: { entry: CatalogueEntry }) {
  const { name, kind, history, status, entry: specifier } = entry;
  const [latest] = history.changes;
  return (
    <Inline gap="x5" className="sb-unstyled" style={{ marginBlockEnd: vars.space.x5 }}>
      <StatusBadge status={status} />
      <span>{kinds[kind]}</span>
      <span>Since {releaseName(history.since)}</span>
      {latest && <span>Changed in {releaseName(latest.version)}</span>}
      <code>{`import { ${name} } from '${specifier}'`}</code>
    </Inline>
  );
}

const tones = { stable: 'success', experimental: 'accent', deprecated: 'danger' } as const;

/** A status such as 'Stable', in its own colour. */
export function StatusBadge({ status }: Pick<CatalogueEntry, 'status'>) {
  const [initial = '', ...rest] = status;
  return (
    <Text as="strong" tone={tones[status]}>
      {`${initial.toUpperCase()}${rest.join('')}`}
    </Text>
  );
}

export const releaseName = (version: string | null): string => version ?? 'the next release';
