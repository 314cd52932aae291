import { media, style, vars } from '../../css/style.ts';
import { stack } from '../../css/mixins.ts';

export const body = style({
  ...stack(vars.space.x8),
  paddingBlock: vars.space.x8,
  '@media': {
    [media.from769]: { gap: vars.space.x12, paddingBlock: vars.space.x12 },
    print: { gap: vars.space.x6, paddingBlock: vars.space.x4 },
  },
});
