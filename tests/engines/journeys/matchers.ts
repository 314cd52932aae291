import { expect } from 'vitest';

/** Matchers for the state of a part. */
export const matching = <Value>(test: (value: Value) => boolean) => expect.toSatisfy(test) as Value;
export const containing = (text: string) => expect.stringContaining(text) as string;
export const including = (text: string | RegExp) =>
  expect.arrayContaining([expect.stringMatching(text)]) as string[];
