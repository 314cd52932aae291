import { type NoticeProps, Notice } from '@setu/ui';
import { useEffect, useRef } from 'react';

/** Tells that something was done. If what had the focus went with it, the focus comes here. */
export function DoneNotice(props: Omit<NoticeProps, 'tone' | 'live'>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return <Notice {...props} tone="success" live="polite" tabIndex={-1} ref={notice} />;
}
