/**
 * The layers of the cascade, weakest first. Named layers make the order of rules independent of the
 * order in which a bundler loads the chunks (vitejs/vite#21903, vanilla-extract-css/vanilla-extract#1376).
 */
export const layerNames = {
  reset: 'setu.reset',
  theme: 'setu.theme',
  base: 'setu.base',
  components: 'setu.components',
} as const;

/** What each stylesheet opens with, so that whichever comes first states the order. */
export const layerOrder = `@layer ${Object.values(layerNames).join(', ')};`;
