'use client';
import { cx } from '../../internal/attributes.ts';
import { useArrivalFocus } from '../../internal/hooks/useArrivalFocus.ts';
import { type NoticeProps, Notice } from './Notice.tsx';
import * as styles from './Notice.css.ts';

interface ArrivingNoticeProps extends Pick<NoticeProps, 'tone' | 'children' | 'actions' | 'live'> {
  /** Read out when it takes the focus. */
  heading: string;
  className?: string;
}

/** Takes focus when it appears: a message that the visitor must not miss, such as the outcome of a form. */
export function ArrivingNotice({ className, ...notice }: ArrivingNoticeProps) {
  return (
    <div
      {...useArrivalFocus()}
      role="group"
      aria-label={notice.heading}
      className={cx(styles.arrival, className)}
    >
      <Notice {...notice} />
    </div>
  );
}
