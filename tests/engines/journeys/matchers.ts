import { expect } from 'vitest';

/** In the state of a part. */
export const matching = <Value>(test: (value: Value) => boolean) => expect.toSatisfy(test) as Value;
export const containing = (text: string) => expect.stringContaining(text) as string;
export const including = (text: string | RegExp) =>
  expect.arrayContaining([expect.stringMatching(text)]) as string[];

/** Whether the page has not scrolled since it was asked last. */
export const standsStill = '(window.lastY === scrollY) || ((window.lastY = scrollY), false)';
