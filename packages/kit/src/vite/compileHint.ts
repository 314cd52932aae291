import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks V8 to compile all functions of these chunks while they load, on another thread, and not one by one on the main
 * thread while React hydrates the page and on the first navigation: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint(...names: string[]): Plugin {
  return {
    name: 'setu:compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // V8 reads the hint in the first line only, and Vite inserts its list of preloads there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
