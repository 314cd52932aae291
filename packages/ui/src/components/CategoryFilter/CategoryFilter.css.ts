import { media, style, vars } from '../../css/style.ts';
import { highlighted, inline, outline, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const list = style([
  plainList,
  { ...wrap(vars.space.x2), '@media': { print: { display: 'none' } } },
]);

const option = style({
  ...inline(),
  minBlockSize: '2.75rem',
  padding: `${vars.space.x1} ${vars.space.x4}`,
  border: outline,
  borderRadius: `min(${vars.radius.pill}, ${vars.space.x6})`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'none' } },
});

export const other = style([
  option,
  {
    background: vars.color.surface,
    color: vars.color.ink,
    selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
  },
]);

export const current = style([
  option,
  {
    background: vars.color.action,
    // A light brand is seen by its border.
    borderColor: 'currentColor',
    color: vars.color.onAction,
    selectors: { '&:hover': { color: vars.color.onAction } },
    '@media': { [media.forcedColors]: { ...highlighted, borderColor: 'Highlight' } },
  },
]);
