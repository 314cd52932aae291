import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Loading.css.ts';

const defaultLabels = { loading: 'Loading...' };

export type LoadingLabels = typeof defaultLabels;

export interface LoadingProps extends UiProps, RootAttributes<HTMLDivElement> {
  /** Default 'Loading...', or the provider's. */
  label?: string | undefined;
}

/** A `status` with a text, which many screen readers miss when both come together: see `PageStatus`. `ref`: `<div>`. */
export function Loading({ label, ui, ...rest }: LoadingProps) {
  const { loading } = useLabels('loading', defaultLabels, { loading: label }, ui);
  return (
    <div role="status" {...rest} className={cx(styles.loading, rest.className)}>
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
