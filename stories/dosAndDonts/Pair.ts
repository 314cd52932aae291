import type { ReactNode } from 'react';

/** A component in use, and why that is right or wrong; the text may hold Markdown. */
export interface Picture {
  picture: ReactNode;
  text: string;
}

/** What goes wrong with a component, beside how it is right. */
export interface Pair {
  right: Picture;
  wrong: Picture;
}
