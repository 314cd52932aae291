import { media, style, vars } from './style.ts';

/** For buttons within a notice: on a phone they need the room below its icon. */
export const belowIcon = style({
  '@media': {
    [media.upTo599]: { marginInlineStart: `calc(-1 * ${vars.space.x5} - ${vars.space.x3})` },
  },
});
