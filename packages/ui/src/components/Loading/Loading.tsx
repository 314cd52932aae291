'use client';
import type { RootAttributes } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import * as styles from './Loading.css.ts';

export interface LoadingLabels {
  /** Default 'Loading...'. */
  loading: string;
}

const english: LoadingLabels = { loading: 'Loading...' };

export interface LoadingProps extends RootAttributes<HTMLDivElement> {
  /** Default 'Loading...', or the provider's. */
  label?: string | undefined;
}

/** Something is on its way: a `status` with a text. `ref` is the root `<div>`. */
export function Loading({ label, ...rest }: LoadingProps) {
  const { loading } = useLabels('loading', english, label === undefined ? {} : { loading: label });
  return (
    <div role="status" {...rest} className={styles.loading}>
      <svg
        aria-hidden="true"
        viewBox="0 0 88 4"
        width="88"
        height="4"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        className={styles.track}
      >
        <path d="M2 2h84" />
        <path d="M2 2h84" pathLength="1" className={styles.progress} stroke="currentColor" />
      </svg>
      {loading}
    </div>
  );
}
