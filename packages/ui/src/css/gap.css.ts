import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import type { SpaceToken } from '../theme/tokens.ts';
import { styleVariants } from './style.ts';

/** The gap's width, for whatever is calculated with it. */
export const gapWidth = createVar();

const rule = (step: SpaceToken) => ({ vars: { [gapWidth]: vars.space[step] }, gap: gapWidth });

/** The space between parts, by the name of its token. */
export const gap = styleVariants(undefined, {
  x1: rule('x1'),
  x2: rule('x2'),
  x3: rule('x3'),
  x4: rule('x4'),
  x5: rule('x5'),
  x6: rule('x6'),
  x8: rule('x8'),
  x10: rule('x10'),
  x12: rule('x12'),
  x16: rule('x16'),
});
