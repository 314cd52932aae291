import { media, style, vars } from '../../css/style.ts';
import { centredRow, highlighted, middle } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { hidden } from '../../css/visuallyHidden.css.ts';

export const list = style([
  plainList,
  {
    ...centredRow(vars.space.x1),
    justifyContent: 'center',
    '@media': { [media.from600]: { gap: vars.space.x2 }, print: { display: 'none' } },
  },
]);

export const link = style({
  ...middle,
  gap: vars.space.x2,
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  border: `${vars.border.thin} solid transparent`,
  color: vars.color.link,
  selectors: {
    '&:hover': { background: vars.color.sunken, textDecoration: 'underline' },
    '&[aria-current]': {
      background: vars.color.action,
      // A light brand is seen by its border.
      borderColor: 'currentColor',
      color: vars.color.onAction,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': highlighted } } },
});

export const gap = style({
  display: 'block',
  color: vars.color.inkMuted,
  minInlineSize: vars.space.x5,
  textAlign: 'center',
});

/** A page number that does not fit at 320 px: a neighbour of the current one. */
export const roomyLink = style([link, { '@media': { [media.upTo599]: { display: 'none' } } }]);

/** Its list item, unless dots are shown there instead: an empty item would still take a gap. */
export const roomyItem = style({ '@media': { [media.upTo599]: { display: 'none' } } });

export const dots = style([gap, { '@media': { [media.from600]: { display: 'none' } } }]);

/** 'Previous' or 'Next', which still names its link where only the arrow is visible. */
export const word = style({ '@media': { [media.upTo599]: hidden } });
