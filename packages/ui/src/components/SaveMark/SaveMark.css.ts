import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const mark = style({
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.chip, color: vars.color.onChip },
  },
  // Without scripts it would do nothing.
  '@media': { '(scripting: none)': { display: 'none' } },
});
