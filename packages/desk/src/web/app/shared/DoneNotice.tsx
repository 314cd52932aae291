import { type NoticeProps, Notice } from '@setu/ui';
import { useEffect, useRef } from 'react';
import { focusIfLost } from './address.ts';

interface DoneNoticeProps extends Omit<NoticeProps, 'tone' | 'live'> {
  tone?: NoticeProps['tone'];
}

/**
 * Tells that something was done, within a `Status`, or failed. If what had the focus went with it, the focus comes
 * here. Else it is scrolled into view, because what was pressed, and keeps the focus, may be far below it.
 */
export function DoneNotice({ tone = 'success', ...props }: DoneNoticeProps) {
  const live = tone === 'danger' ? 'assertive' : undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(notice.current);
    if (tone !== 'success') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tone]);
  return <Notice {...props} {...{ tone, live }} tabIndex={-1} ref={notice} />;
}
