'use client';
import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import * as styles from './Loading.css.ts';

export interface LoadingLabels {
  /** Default 'Loading...'. */
  loading: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    loading: LoadingLabels;
  }
}

const english: LoadingLabels = { loading: 'Loading...' };

export interface LoadingProps extends RootAttributes {
  /** Default 'Loading...', or the provider's. */
  label?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Something is on its way: a `status` with a text. `ref` is the root `<div>`. */
export function Loading({ label, ...rest }: LoadingProps) {
  const { loading } = useLabels('loading', english, label === undefined ? {} : { loading: label });
  return (
    <div role="status" {...rest} className={styles.loading}>
      <svg
        aria-hidden="true"
        viewBox="0 0 88 28"
        width="88"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        className={styles.bridge}
      >
        <path d="M2 26h84M24 26V9M44 26V4.5M64 26V9" strokeWidth="1.5" />
        <path
          d="M4 26a48 48 0 0 1 80 0"
          pathLength="1"
          className={styles.arch}
          stroke="currentColor"
        />
      </svg>
      {loading}
    </div>
  );
}
