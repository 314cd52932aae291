import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Leading for the signs above and below the line, in a tight heading as well. */
export const run = style({ lineHeight: vars.leading.snug });
