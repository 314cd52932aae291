import type { ReactNode } from 'react';

/** A component in use, and why that is right or wrong; the text may contain Markdown. */
export interface Picture {
  picture: ReactNode;
  text: string;
}

/** The right use of a component, and a common wrong one. */
export interface Pair {
  right: Picture;
  wrong: Picture;
}

/** The right use and why it is right, the wrong one and why it is wrong. */
export const pair = (right: ReactNode, why: string, wrong: ReactNode, whyNot: string): Pair => ({
  right: { picture: right, text: why },
  wrong: { picture: wrong, text: whyNot },
});
