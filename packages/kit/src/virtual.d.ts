/** The site's `defineApp`: `vite/siteApp.ts` leads this name to the module that `site.config.ts` names. */
declare module 'virtual:setu/app' {
  import type { App } from '@setu/kit';

  export const app: App;
}

/** The site's `defineDocument`, in the same way. */
declare module 'virtual:setu/document' {
  import type { DocumentParts } from '@setu/kit';

  export const documentParts: DocumentParts;
}

/** A TypeScript file as the text of a small classic script: see `vite/scriptText.ts`. */
declare module '*.ts?script' {
  const text: string;
  export default text;
}
