import { vars } from '../theme/contract.css.ts';
import { media } from './media.ts';
import { style } from './style.ts';

/** Within a notice: on a phone buttons need the room below its icon. */
export const belowIcon = style({
  '@media': {
    [media.upTo599]: { marginInlineStart: `calc(-1 * ${vars.space.x5} - ${vars.space.x3})` },
  },
});
