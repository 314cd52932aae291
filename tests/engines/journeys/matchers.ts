import { expect } from 'vitest';

/** In the state of a part. */
export const matching = <Value>(test: (value: Value) => boolean) => expect.toSatisfy(test) as Value;
export const containing = (text: string) => expect.stringContaining(text) as string;
export const including = (text: string | RegExp) =>
  expect.arrayContaining([expect.stringMatching(text)]) as string[];

/**
 * Whether the page has not scrolled for a while. On a busy machine no frame may lie between two readings, and a smooth
 * scroll that goes on takes the page back from where the next step led.
 */
export const standsStill = `(() => {
  if (window.lastY !== scrollY) Object.assign(window, { lastY: scrollY, stillSince: performance.now() });
  return performance.now() - window.stillSince > 300;
})()`;
