import { wrap } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const actions = style({ ...wrap(vars.space.x3), maxInlineSize: '100%' });
export const centred = style([actions, { justifyContent: 'center' }]);
