import { onAttribute } from './onAttribute.ts';

const deviceQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** What the device says. */
export const deviceIsStill = () => deviceQuery().matches;

/** Whether nothing may move: by the visitor's choice, else by the device; as `css/reset.css.ts` has it. */
export function isStill(): boolean {
  const chosen = document.documentElement.dataset['setuMotion'];
  return chosen === 'paused' || (chosen !== 'running' && deviceIsStill());
}

/** Tells of each change of it, until it is called off. */
export function onMotionChange(notify: () => void): () => void {
  const query = deviceQuery();
  query.addEventListener('change', notify);
  const stop = onAttribute('data-setu-motion', notify);
  return () => {
    query.removeEventListener('change', notify);
    stop();
  };
}
