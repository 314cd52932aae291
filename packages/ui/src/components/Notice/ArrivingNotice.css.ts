import { focusedByCode } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';

export const arrival = style(focusedByCode);
