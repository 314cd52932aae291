import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerNames.ts';

export const themeLayer = globalLayer(layerNames.theme);
export const resetLayer = globalLayer(layerNames.reset);
export const baseLayer = globalLayer(layerNames.base);
export const componentLayer = globalLayer(layerNames.components);
