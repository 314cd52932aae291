import { column } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';
import { choice } from '../TextField/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ ...column(), minWidth: 0 });

// The box stands in line with the fields above it; its target reaches beyond on every side.
export const label = style([choice, { marginInline: `calc(-1 * ${vars.space.x3})` }]);
