import { inline } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const back = style({
  ...inline(vars.space.x2),
  overflowWrap: 'anywhere',
  minBlockSize: '2.75rem',
  marginBlockEnd: vars.space.x4,
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.link } },
  '@media': { print: { display: 'none' } },
});
