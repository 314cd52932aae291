import { tryAgain } from '@locales/common.ts';
import { loadFailure, reasonOf } from '@locales/errors.ts';
import { Notice } from '@setu/ui';
import { useLocation } from 'react-router-dom';

/** What loads the page's data once more. */
export function useRetry() {
  const { pathname, search } = useLocation();
  return { label: tryAgain, href: pathname + search };
}

/** Where a list should be, but its rows did not come: 'Error: {message}' and a way to retry. */
export function LoadFailure({ message }: { message: string }) {
  return (
    <Notice tone="danger" live="assertive" actions={[useRetry()]}>
      {loadFailure(reasonOf(message))}
    </Notice>
  );
}
