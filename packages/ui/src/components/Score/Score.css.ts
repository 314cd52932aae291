import { muted, stack, surface, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { space, text } = vars;

export const score = style({
  ...stack(space.x3),
  padding: space.x5,
  overflowWrap: 'anywhere',
  ...surface(vars.radius.lg),
});

export const heading = style({ display: 'block', ...muted, fontFamily: vars.font.body });

export const marks = style({
  fontSize: text.xl3,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'lining-nums',
});

export const counts = style([plainList, wrap(space.x5, space.x1)]);
