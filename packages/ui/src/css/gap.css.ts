import { styleVariants, vars } from './style.ts';
import type { SpaceToken } from '../theme/tokens.ts';

const rules = Object.entries(vars.space).map(([step, gap]) => [step, { gap }]);

export const gap = styleVariants(
  undefined,
  Object.fromEntries(rules) as Record<SpaceToken, { gap: string }>,
);
