import type { Plugin } from 'vite';

/**
 * Lets the bundler remove unused parts of react-router: its package names the development build alone
 * (https://github.com/remix-run/react-router/issues/14102), and `displayName` assignments and calls without a pure
 * annotation keep every component (https://github.com/remix-run/react-router/pull/15299).
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
