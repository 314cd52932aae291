import { style, vars } from '../../css/style.ts';

export const mark = style({
  // `&&` outweighs Button.css.ts, in whichever order the two are loaded.
  selectors: {
    '&&[aria-pressed="true"]': { background: vars.color.chip, color: vars.color.onChip },
  },
  // Without scripts it would do nothing.
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } },
});
