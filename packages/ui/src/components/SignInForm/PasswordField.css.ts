import { style, vars } from '../../css/style.ts';

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
