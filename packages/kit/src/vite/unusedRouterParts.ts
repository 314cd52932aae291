import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out components of react-router that a site does not use, and the prefetching of
 * its framework with them. Names for developers and calls without a mark keep them in every bundle:
 * https://github.com/remix-run/react-router/pull/15299
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'setu:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
    },
  };
}
