import { style } from '../../css/style.ts';

/** Each on a line of its own, and all alike: what is to be known reads as easily as what is claimed. */
export const line = style({ display: 'block' });
