import { wrap } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const actions = style({ ...wrap(vars.space.x3), maxInlineSize: '100%' });
export const centred = style([actions, { justifyContent: 'center' }]);
