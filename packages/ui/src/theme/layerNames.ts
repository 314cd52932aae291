/**
 * The layers of the cascade, weakest first. Named layers make the order of rules independent of the
 * order in which a bundler loads the chunks (vitejs/vite#21903, vanilla-extract-css/vanilla-extract#1376).
 *
 * They lie within those that Tailwind 4 names (`theme, base, components, utilities`), so that an app may
 * load both in any order: its preflight, in `base`, changes no component, and its utilities win over all
 * of the library. What stands in `components.setu` itself wins over the layers within it.
 */
export const layerNames = {
  theme: 'theme.setu',
  reset: 'components.setu.reset',
  base: 'components.setu.base',
  components: 'components.setu',
} as const;

const { theme, ...others } = layerNames;

/** What each stylesheet opens with, so that whichever comes first states the order. Utilities name themselves later. */
export const layerOrder = `@layer ${[theme, 'base', ...Object.values(others)].join(', ')};`;
