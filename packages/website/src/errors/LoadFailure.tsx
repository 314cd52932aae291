import { tryAgain } from '@locales/common.ts';
import { loadFailure, loading, reasonOf } from '@locales/errors.ts';
import type { Failure } from '@setu/kit';
import { Loading, Notice } from '@setu/ui';
import { useLocation } from 'react-router-dom';

export function useRetry() {
  const { pathname, search } = useLocation();
  return { label: tryAgain, href: pathname + search };
}

interface LoadFailureProps {
  failure: Failure;
  /** Default: 'Error: {message}'. */
  text?: string;
}

/** In place of rows that could not be read: a text and a retry; while they are being read: 'Loading...'. */
export function LoadFailure({ failure, text }: LoadFailureProps) {
  const retry = useRetry();
  const { key } = useLocation();
  if (failure.kind === 'pending') return <Loading label={loading} />;
  return (
    <Notice tone="danger" live="assertive" actions={[retry]}>
      {/* The same failure of another try is announced too. */}
      <p key={key}>{text ?? loadFailure(reasonOf(failure.message))}</p>
    </Notice>
  );
}
