import { style, vars } from '../../css/style.ts';

/** Leading for the signs above and below the line, in a tight heading as well. */
export const run = style({ lineHeight: vars.leading.snug });
