import { counts, muted } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';

export const status = style({ ...counts, ...muted });
