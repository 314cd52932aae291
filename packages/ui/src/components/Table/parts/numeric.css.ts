import { style } from '../../../css/style.ts';

/** Digits below digits. */
export const numeric = style({ selectors: { '&&': { textAlign: 'end' } } });
