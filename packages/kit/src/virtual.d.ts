/** The site's `defineApp`: `vite/viteConfig.ts` resolves this name to the module that `site.config.ts` names. */
declare module 'virtual:setu/app' {
  import type { App } from '@setu/kit';

  export const app: App;
}

declare module 'virtual:setu/serverParts' {
  import type { ServerParts } from '@setu/kit';

  export const serverParts: ServerParts;
}

/** A TypeScript file as the text of a small classic script: see `vite/scriptText.ts`. */
declare module '*.ts?script' {
  const text: string;
  export default text;
}
