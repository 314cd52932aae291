import type { Plugin } from 'vite';

/**
 * Lets the bundler remove components of react-router that a site does not use, including the prefetching of its
 * framework mode. `displayName` assignments and calls without a pure annotation would keep them in every bundle:
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
