import { style, vars } from '../../css/style.ts';

export const mark = style({
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.chip, color: vars.color.onChip },
  },
  // Without scripts it would do nothing.
  '@media': { '(scripting: none)': { display: 'none' } },
});
