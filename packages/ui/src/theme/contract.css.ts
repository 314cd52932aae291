import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './contractShape.ts';
import { cssVariableName } from './cssVariableName.ts';

/**
 * The theme's variables, for use in styles: `vars.color.ink`. Their names are fixed
 * (`--setu-color-ink`), so a theme can also be written in plain CSS and needs no build.
 */
export const vars = createGlobalThemeContract(contractShape, (_value, path) =>
  cssVariableName(path).slice(2),
);
