import { expect } from 'vitest';

/** Matchers for the state of a part. */
export const matching = <Value>(test: (value: Value) => boolean) => expect.toSatisfy(test) as Value;
export const containing = (text: string) => expect.stringContaining(text) as string;
export const including = (text: string | RegExp) =>
  expect.arrayContaining([expect.stringMatching(text)]) as string[];

/**
 * Whether the page has not scrolled for 300 ms. On a busy machine two readings may see the same frame, and a smooth
 * scroll that is still running would undo the next step's scroll.
 */
export const standsStill = `(() => {
  if (window.lastY !== scrollY) Object.assign(window, { lastY: scrollY, stillSince: performance.now() });
  return performance.now() - window.stillSince > 300;
})()`;
