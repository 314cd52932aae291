import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const arc = style({ color: vars.color.accent, marginBlockEnd: vars.space.x3 });
export const centred = style({ marginInline: 'auto' });
