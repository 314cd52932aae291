import { cover, hairline, muted, square } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const list = style({
  display: 'grid',
  // Two side by side where a tablet has room for them.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignContent: 'start',
  gap: `${vars.space.x2} ${vars.space.x8}`,
});

const iconSize = vars.space.x10;

export const line = style({
  position: 'relative',
  paddingBlock: vars.space.x3,
  paddingInlineStart: `calc(${iconSize} + ${vars.space.x4})`,
  borderBlockEnd: hairline,
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: vars.space.x4,
  display: 'grid',
  placeItems: 'center',
  ...square(iconSize),
  borderRadius: vars.radius.pill,
  background: vars.color.chip,
  color: vars.color.onChip,
});

export const label = style(muted);

export const value = style({ fontSize: vars.text.lg });

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.75rem',
  fontWeight: vars.weight.medium,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' }, '&::after': cover },
});

export const addressLine = style({ display: 'block', fontSize: vars.text.md, textWrap: 'balance' });
