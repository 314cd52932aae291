import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first. Named layers make the order of rules independent of the order in which
 * a bundler loads the chunks (vitejs/vite#21903, vanilla-extract-css/vanilla-extract#1376).
 */
export const resetLayer = globalLayer('setu.reset');
export const themeLayer = globalLayer('setu.theme');
export const baseLayer = globalLayer('setu.base');
export const componentLayer = globalLayer('setu.components');
