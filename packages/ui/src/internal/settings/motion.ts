import { useSyncExternalStore } from 'react';
import { makeSetting } from './setting.ts';

/** What a visitor chose, whatever the device says; `css/reset.css.ts` stops by it all that CSS moves. */
export const motion = makeSetting('motion', ['paused', 'running']);

const deviceQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** What the device says. */
export const deviceIsStill = () => deviceQuery().matches;

/** Whether nothing may move: by the visitor's choice, else by the device. */
export function isStill(): boolean {
  const chosen = motion.current();
  return chosen === undefined ? deviceIsStill() : chosen === 'paused';
}

/** The same, to render with; the server knows of neither. */
export const useIsStill = () => useSyncExternalStore(subscribe, isStill, () => false);

function subscribe(notify: () => void): () => void {
  const unsubscribe = motion.subscribe(notify);
  const query = deviceQuery();
  query.addEventListener('change', notify);
  return () => {
    unsubscribe();
    query.removeEventListener('change', notify);
  };
}
