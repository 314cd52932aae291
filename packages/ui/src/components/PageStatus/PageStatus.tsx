import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import type { RootAttributes } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './PageStatus.css.ts';

const defaultLabels = { loading: 'Loading...' };

export type PageStatusLabels = typeof defaultLabels;

export interface PageStatusProps extends UiProps, RootAttributes<HTMLDivElement> {
  loading: boolean;
  /** Announced to screen readers when it changes: the title of the page that has loaded. */
  announcement?: string | undefined;
  labels?: PartialLabels<PageStatusLabels> | undefined;
}

/** Shows, over the page, that the next one is loading, then announces its title. `ref`: the `<div>`, a live region. */
export function PageStatus({ loading, announcement, labels, ui, ...rest }: PageStatusProps) {
  const { loading: text } = useLabels('pageStatus', defaultLabels, labels, ui);
  return (
    <div role="status" {...rest}>
      {loading ? (
        <div className={styles.loading}>{text}</div>
      ) : (
        <div className={visuallyHidden}>{announcement}</div>
      )}
    </div>
  );
}
