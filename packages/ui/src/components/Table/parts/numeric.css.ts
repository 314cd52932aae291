import { style } from '../../../css/style.ts';

/** Digits below digits: the last one stands at the right in every script, also where text runs from there. */
export const numeric = style({ selectors: { '&&': { textAlign: 'right' } } });
