import type { Plugin } from 'vite';

/**
 * Lets the browser's build take the production files of react-router, which its `exports` lead to in
 * CommonJS alone, and leave out of them what the site does not use: the router's components are made by
 * calls, and named by assignments, that a bundler must keep for the effects they might have.
 */
export function leanRouter(): Plugin {
  const development = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;
  return {
    name: 'setu-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        if (!resolved) return null;
        const id = resolved.id.replace(development, '$1production$2');
        // Without this a new layout of the package would go unnoticed, and every page be heavier.
        if (id === resolved.id) this.error(`${id} is not where react-router had its files.`);
        return id;
      },
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
