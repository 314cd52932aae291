import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Divides react-router in two, for the browser: what hydrates a page, and a copy of its own for what
 * navigates (`client/router/browserRouter.ts`), because bundlers do not divide a file. Also takes its
 * production files, which its `exports` do not lead to, and marks what is made by calls as free of
 * effects, so that the router's unused components go. `docs/decisions/router.md` has the figures.
 */
export function separateRouter(): Plugin {
  const copy = '?navigation';
  const isRouter = /^react-router(\/dom)?$/;
  const development = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;
  return {
    name: 'setu:separate-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(-dom|\/dom)?$|^\.\/chunk-/ },
      async handler(source, importer) {
        const isCopy =
          importer?.endsWith(copy) || /\/router\/browserRouter\.[jt]s$/.test(importer ?? '');
        if (!isCopy && !isRouter.test(source)) return null;
        const from = importer?.replace(copy, '');
        const resolved = await this.resolve(source, from, { skipSelf: true });
        if (!resolved) return null;
        const id = resolved.id.replace(development, '$1production$2');
        // Without this a new layout of the package would go unnoticed, and every page be heavier.
        if (id === resolved.id && isRouter.test(source)) {
          this.error(`${id} is not where react-router had its files.`);
        }
        return isCopy ? { id: id + copy, moduleSideEffects: false } : id;
      },
    },
    load: {
      filter: { id: /\?navigation$/ },
      handler: (id) => readFile(id.replace(copy, ''), 'utf8'),
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
