import { column } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';
import { choice } from '../TextField/Field.css.ts';

export const root = style({ ...column(), minWidth: 0 });

// The box is aligned with the fields above it; its hit area begins before them.
export const label = style([choice, { marginInlineStart: `calc(-1 * ${vars.space.x3})` }]);
