import { tryAgain } from '@locales/common.ts';
import { loadFailure, loading, reasonOf } from '@locales/errors.ts';
import type { Failure } from '@setu/kit';
import { Loading, Notice } from '@setu/ui';
import { useLocation } from 'react-router-dom';

/** What loads the page's data once more. */
export function useRetry() {
  const { pathname, search } = useLocation();
  return { label: tryAgain, href: pathname + search };
}

/**
 * Where a list should be, but its rows did not come: 'Error: {message}' and a way to retry. In the page that
 * stands in for one that is still read: 'Loading...'.
 */
export function LoadFailure({ failure }: { failure: Failure }) {
  const retry = useRetry();
  if (failure.kind === 'pending') return <Loading label={loading.title} />;
  return (
    <Notice tone="danger" live="assertive" actions={[retry]}>
      {loadFailure(reasonOf(failure.message))}
    </Notice>
  );
}
