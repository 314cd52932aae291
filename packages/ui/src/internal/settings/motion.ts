import { onAttribute } from './onAttribute.ts';

/** Optional calls, here and elsewhere, are for the tests of applications: jsdom lacks what has to do with layout. */
const deviceQuery = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

export const deviceIsStill = () => deviceQuery()?.matches ?? false;

/** Whether motion is off, by the visitor's choice, else by the device's; as in `css/reset.css.ts`. */
export function isStill(): boolean {
  const chosen = document.documentElement.dataset['setuMotion'];
  return chosen === 'paused' || (chosen !== 'running' && deviceIsStill());
}

/** Subscribes to changes of `isStill`. Returns the unsubscribe function. */
export function onMotionChange(notify: () => void): () => void {
  const query = deviceQuery();
  query?.addEventListener('change', notify);
  const stop = onAttribute('data-setu-motion', notify);
  return () => {
    query?.removeEventListener('change', notify);
    stop();
  };
}
