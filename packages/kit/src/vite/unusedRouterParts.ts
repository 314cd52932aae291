import type { Plugin } from 'vite';

/**
 * Lets the bundler remove what a site does not use of react-router. Its package names the development build alone:
 * https://github.com/remix-run/react-router/issues/14102. In both builds `displayName` assignments and calls without a
 * pure annotation would keep every component, including the prefetching of its framework mode:
 * https://github.com/remix-run/react-router/pull/15299.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'setu:unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return (
          found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development/, '$1production') }
        );
      },
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
    },
  };
}
