import type { MouseEvent } from 'react';

/** The link that a press follows in this window. */
export function followedLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Element | null {
  if (metaKey || ctrlKey || shiftKey) return null;
  return (target as Element).closest('a[href]:not([target=_blank])');
}
