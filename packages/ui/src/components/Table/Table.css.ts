import { style, vars } from '../../css/style.ts';

export const caption = style({
  padding: vars.space.x3,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

/** Aligns digits: a number's last digit is at its right in every script, also in right-to-left text. */
export const numeric = style({ selectors: { '&&': { textAlign: 'right' } } });
