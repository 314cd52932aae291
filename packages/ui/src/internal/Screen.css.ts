import { media } from '../css/media.ts';
import { style } from '../css/style.ts';
import { vars } from '../theme/contract.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x12,
  textAlign: 'center',
  '@media': { [media.from769]: { paddingBlock: `calc(2 * ${vars.space.x12})` } },
});

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginBlockEnd: vars.space.x4,
});

export const picture = style({
  maxInlineSize: 'min(100%, 40rem)',
  borderRadius: vars.radius.lg,
  marginBlockEnd: vars.space.x4,
});

export const sun = style({ fill: vars.color.accent });

export const stone = style({ fill: vars.color.action });

const drawn = { fill: 'none', strokeLinecap: 'round' } as const;

export const line = style({ ...drawn, stroke: vars.color.lineStrong, strokeWidth: '2' });

export const gap = style({
  ...drawn,
  stroke: vars.color.accent,
  strokeWidth: '3',
  strokeDasharray: '1 10',
});

export const heading = style({
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

export const text = style({
  maxInlineSize: '27em',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const actions = style({ marginBlockStart: vars.space.x4 });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.x6,
  maxInlineSize: '36em',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:visited': { color: vars.color.link } },
});
