import { style } from '../../css/style.ts';

/** Each on a separate line in the same style: the disclosure reads as easily as the claim. */
export const line = style({ display: 'block' });
