import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const split = style({
  display: 'grid',
  gap: vars.space.x10,
  alignItems: 'start',
  '@media': {
    [media.from1024]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.x16 },
  },
});
