import { stylesBy, vars } from './style.ts';
import type { SpaceToken } from '../theme/tokens.ts';

const steps = Object.keys(vars.space) as SpaceToken[];

export const gap = stylesBy(steps, (step) => ({ gap: vars.space[step] }));
