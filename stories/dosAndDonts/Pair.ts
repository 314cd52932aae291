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
