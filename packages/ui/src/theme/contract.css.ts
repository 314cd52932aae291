import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './contractShape.ts';
import { cssVariableName } from './cssVariableName.ts';

/** The theme's variables, `vars.color.ink`. Their names are fixed (`--setu-color-ink`): plain CSS can set them too. */
export const vars = createGlobalThemeContract(contractShape, (_value, path) =>
  cssVariableName(path).slice(2),
);
