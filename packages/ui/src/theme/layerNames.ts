/**
 * The layers of the cascade, weakest first. Named layers make the order of rules independent of the
 * order in which a bundler loads the chunks (vitejs/vite#21903, vanilla-extract-css/vanilla-extract#1376).
 *
 * They are nested in those that Tailwind 4 names (`theme, base, components, utilities`), so that an app may
 * load both in any order: its preflight, in `base`, changes no component, and its utilities win over all
 * of the library. Rules in `components.setu` itself win over the layers nested in it.
 */
export const layerNames = {
  theme: 'theme.setu',
  reset: 'components.setu.reset',
  base: 'components.setu.base',
  components: 'components.setu',
} as const;

const { theme, ...others } = layerNames;

/** Opens each stylesheet, so that the one loaded first states the order. Tailwind names `utilities` later. */
export const layerOrder = `@layer ${[theme, 'base', ...Object.values(others)].join(', ')};`;
