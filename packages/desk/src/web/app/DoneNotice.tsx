import { type NoticeProps, Notice } from '@setu/ui';
import { useEffect, useRef } from 'react';
import { focusIfLost } from './address.ts';

interface DoneNoticeProps extends Omit<NoticeProps, 'tone' | 'live'> {
  tone?: 'success' | 'danger';
}

/**
 * Tells that something was done, within a `Status`, or failed. If what had the focus went with it, the focus comes here.
 */
export function DoneNotice({ tone = 'success', ...props }: DoneNoticeProps) {
  const live = tone === 'danger' ? 'assertive' : undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => focusIfLost(notice.current), []);
  return <Notice {...props} {...{ tone, live }} tabIndex={-1} ref={notice} />;
}
