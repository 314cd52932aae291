import { useState } from 'react';
import type { Values } from '../../api/contentList.ts';
import { readUnsaved } from './unsaved.ts';

/** What was typed into an item that is gone by now: it can be saved as a new one, and stays when it is. */
export function useRescued<Shown extends Values>(
  key: string,
  blank: Shown,
  isGone = false,
): Shown | null {
  const [typed] = useState(() => readUnsaved(key, blank));
  const [isRescued, setRescued] = useState(false);
  if (isGone && !isRescued) setRescued(true);
  return isRescued && typed ? typed.values : null;
}
