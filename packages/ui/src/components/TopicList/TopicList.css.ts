import { inline, muted, outline, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, vars } from '../../css/style.ts';

export const list = style([plainList, wrap(vars.space.x2)]);

/** The outline distinguishes it from a chip, which is not a link. */
export const link = style({
  ...inline(),
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  paddingInline: vars.space.x3,
  border: outline,
  borderRadius: `min(${vars.radius.pill}, ${vars.space.x4})`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: 'currentColor' } },
});

/** For a page of topics, which has room for targets for a thumb. */
export const countedLink = style([
  link,
  {
    minBlockSize: '2.75rem',
    padding: `${vars.space.x1} ${vars.space.x4}`,
    borderRadius: `min(${vars.radius.pill}, ${vars.space.x6})`,
    background: vars.color.surface,
    fontSize: vars.text.md,
  },
]);

export const count = style({
  ...muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
