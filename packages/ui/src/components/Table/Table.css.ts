import { style, vars } from '../../css/style.ts';

export const caption = style({
  padding: vars.space.x3,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

/** Not centred: in the middle of a table wider than the page, the hidden text would widen the page. */
export const hiddenCaption = style({ textAlign: 'start' });

/** Aligns digits: a number's last digit is at its right in every script, also in right-to-left text. */
export const numeric = style({ selectors: { '&&': { textAlign: 'right' } } });
