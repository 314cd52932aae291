import { media, style, vars } from '../../css/style.ts';
import { stack } from '../../css/mixins.ts';
import { pictureFilter } from '../../theme/pictureFilter.ts';

const { space } = vars;

export const columns = style({
  ...stack(space.x8),
  alignItems: 'center',
  paddingBlock: `${space.x10} ${space.x12}`,
  '@media': {
    [media.from769]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      gap: space.x10,
      paddingBlock: `calc(${space.x16} + ${space.x4})`,
    },
  },
});

export const heading = style({
  fontSize: vars.text.xl4,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.01em',
  maxInlineSize: '12em',
});

export const text = style({
  maxInlineSize: '17em',
  marginBlockStart: space.x5,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.snug,
  color: vars.color.inkMuted,
});

export const actions = style({ marginBlockStart: space.x8 });

export const picture = style({
  inlineSize: '100%',
  borderRadius: vars.radius.lg,
  filter: `var(${pictureFilter})`,
});
