import { Notice } from '@setu/ui';

/** Where a list should be, but its rows did not come (site/src/LoadFailure.tsx). */
export function LoadFailure({ path }: { path: string }) {
  return (
    <Notice tone="danger" live="assertive" actions={[{ label: 'Try again', href: path }]}>
      Error: Failed to fetch
    </Notice>
  );
}
