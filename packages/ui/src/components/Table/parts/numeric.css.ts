import { style } from '../../../css/style.ts';

/** Aligns digits: a number's last digit is at its right in every script, also in right-to-left text. */
export const numeric = style({ selectors: { '&&': { textAlign: 'right' } } });
