/**
 * The layers of the cascade, weakest first, whatever the order of chunks (vitejs/vite#21903,
 * vanilla-extract-css/vanilla-extract#1376). They are nested in those of Tailwind 4 (`theme, base, components,
 * utilities`): its preflight changes no component, its utilities win over all of the library. Rules in
 * `components.setu` win over the layers nested in it.
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
