import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Lets the browser's build take the production files of react-router, which its `exports` lead to in
 * CommonJS alone, and leave out of them what the site does not use: the router's components are made by
 * calls, and named by assignments, that a bundler must keep for the effects they might have.
 */
export function leanRouter(): Plugin {
  /** What navigates comes later, by a copy of its own: bundlers do not divide a file. */
  const later = '?later';
  const isRouter = /^react-router(\/dom)?$/;
  const development = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;
  return {
    name: 'setu-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(-dom|\/dom)?$|^\.\/chunk-/ },
      async handler(source, importer) {
        const isLater = importer?.endsWith(later) || importer?.endsWith('/router/realRouter.ts');
        if (!isLater && !isRouter.test(source)) return null;
        const from = importer?.replace(later, '');
        const resolved = await this.resolve(source, from, { skipSelf: true });
        if (!resolved) return null;
        const id = resolved.id.replace(development, '$1production$2');
        // Without this a new layout of the package would go unnoticed, and every page be heavier.
        if (id === resolved.id && isRouter.test(source)) {
          this.error(`${id} is not where react-router had its files.`);
        }
        return isLater ? { id: id + later, moduleSideEffects: false } : id;
      },
    },
    load: {
      filter: { id: /\?later$/ },
      handler: (id) => readFile(id.replace(later, ''), 'utf8'),
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
