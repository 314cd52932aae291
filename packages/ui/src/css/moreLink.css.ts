import { inline } from './mixins.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from './style.ts';

/** A link to more of the same, an arrow after its words. */
export const moreLink = style({
  ...inline(vars.space.x2),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.link } },
  '@media': { print: { display: 'none' } },
});
