/** The theme of the institute: see `vite/themeModules.ts`. */
declare module 'virtual:website/theme' {
  /** What `data-setu-theme` says. */
  export const name: string;
  /** The colour of the header. */
  export const brand: string;
  /** The colour of the page. */
  export const paper: string;
  /** Whether it is set in the fonts that the website brings. */
  export const usesOurFonts: boolean;
}

declare module 'virtual:website/theme.css';

/** The institute's logo: see `vite/logoModule.ts`. */
declare module 'virtual:website/logo' {
  import type { ReactNode } from 'react';

  export const src: string;
  export const width: number;
  export const height: number;
  export const viewBox: string;
  /** Undefined: it is shown as a file. */
  export const shapes: ReactNode | undefined;
}
