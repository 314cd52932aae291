import type { Plugin } from 'vite';

/** For sites whose scripts are not measured: terser takes longer than all the rest of a build. */
export const quickMinifier: Plugin = {
  name: 'tests:quick-minifier',
  config: () => ({ environments: { client: { build: { minify: 'oxc' } } } }),
};
