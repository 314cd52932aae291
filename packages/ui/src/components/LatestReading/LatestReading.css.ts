import { media, style, vars } from '../../css/style.ts';
import { hairline, headingFont, muted, stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const strip = style({
  paddingBlock: vars.space.x6,
  background: vars.color.surface,
  borderBlockEnd: hairline,
});

export const columns = style({
  ...stack(vars.space.x4),
  '@media': {
    [media.from769]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', gap: vars.space.x12 },
  },
});

export const list = plainList;

export const about = style({ paddingBlockStart: vars.space.x2, ...muted });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  borderBlockEnd: hairline,
  color: vars.color.ink,
  ...headingFont,
  textDecoration: 'none',
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&:hover': { textDecoration: 'underline' },
  },
});
