import { brandBand } from '../../css/brandBand.css.ts';
import { cover, inline, muted, stack, titleText, wrap } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

const { color, space } = vars;

export const card = style([
  brandBand,
  {
    position: 'relative',
    ...stack(space.x2),
    padding: space.x5,
    borderRadius: vars.radius.lg,
    '@media': { print: { display: 'none' } },
  },
]);

export const line = style({
  ...wrap(),
  justifyContent: 'space-between',
  columnGap: space.x4,
  ...muted,
});

export const position = style({ color: color.accent, fontVariantNumeric: 'tabular-nums' });

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  minBlockSize: '2.75rem',
  ...titleText,
  fontSize: vars.text.lg,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' }, '&::after': cover },
});

export const arrow = style({ display: 'flex', color: color.accent });

export const back = style({
  position: 'relative',
  zIndex: 1,
  ...inline(space.x2),
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  ...muted,
});
