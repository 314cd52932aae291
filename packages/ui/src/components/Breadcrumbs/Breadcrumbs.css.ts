import { media, style, vars } from '../../css/style.ts';
import { inline, muted, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { hidden } from '../../css/visuallyHidden.css.ts';

// A line that does not wrap must not widen its container.
export const nav = style({ maxInlineSize: '100%', '@media': { print: { display: 'none' } } });

export const list = style([plainList, { ...wrap(), columnGap: vars.space.x2, ...muted }]);

export const item = style({ ...inline(vars.space.x2), minInlineSize: 0 });

/** The current page, which the heading below repeats: cut off at the line's end, on a phone only for screen readers. */
export const currentItem = style([
  item,
  {
    flex: '1 1 8rem',
    maxInlineSize: 'max-content',
    '@media': { [media.upTo599]: { selectors: { '&:not(:first-child, :focus-within)': hidden } } },
  },
]);

export const link = style({
  // In Hindi the first one is narrower than a target may be.
  minInlineSize: vars.space.x6,
  paddingBlock: vars.space.x1,
  color: vars.color.inkMuted,
  selectors: { '&:hover': { color: vars.color.linkHover } },
});

export const current = style({
  overflow: 'hidden',
  paddingBlock: vars.space.x1,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The way back to the list that a page belongs to. */
export const back = style({ marginBlockEnd: vars.space.x4 });
