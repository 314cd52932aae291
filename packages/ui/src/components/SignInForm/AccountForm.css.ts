import { hairline, middleLine, muted } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

/** The target of a link within the form, also before scripts run. */
export const app = style({ scrollMarginBlockStart: vars.space.x6 });

export const link = style({ display: 'inline-block', paddingBlock: vars.space.x1 });

export const or = style({
  ...middleLine,
  gap: vars.space.x4,
  ...muted,
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockStart: hairline } },
});

export const other = style({ color: vars.color.inkMuted, textAlign: 'center' });

export const toggle = style({
  minHeight: '2.25rem',
  marginInlineEnd: vars.space.x2,
  paddingInline: vars.space.x2,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.sm,
  color: vars.color.link,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.linkHover } },
});
