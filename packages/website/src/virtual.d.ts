/** The theme of the institute: see `vite/themeModules.ts`. */
declare module 'virtual:website/theme' {
  export const name: string;
  export const brand: string;
  export const paper: string;
  export const preloadFonts: readonly string[];
}

declare module 'virtual:website/theme.css';

/** The institute's own fonts: see `vite/fontsModule.ts`. */
declare module 'virtual:website/fonts.css';

/** The institute's logo: see `vite/logoModule.ts`. */
declare module 'virtual:website/logo' {
  import type { ReactNode } from 'react';

  export const src: string;
  export const width: number;
  export const height: number;
  export const viewBox: string;
  /** Undefined if the logo is shown as a file. */
  export const shapes: ReactNode | undefined;
}

/** The desk's pages in the other languages of the site: see `vite/deskLanguages.ts`. */
declare module 'virtual:website/deskPages' {
  import type { ArticlePage } from './desk/deskPages.tsx';

  export const inOtherLanguages: Partial<Record<'en' | 'hi', typeof ArticlePage>>;
}
