import { inline } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

/** Within a text, where visited links look different. */
export const text = style({ selectors: { '&:visited': { color: vars.color.linkVisited } } });

export const alone = style({
  ...inline(vars.space.x2),
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.link } },
  '@media': { print: { display: 'none' } },
});
