import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const caption = style({
  padding: vars.space.x3,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

/** In the middle of a table that is wider than the page, what is hidden would widen the page. */
export const hiddenCaption = style({ textAlign: 'start' });
