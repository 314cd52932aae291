import { media, style, vars } from '../../css/style.ts';
import { hairline, middleLine, surface, titleText } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { showContent, unfoldedFrom } from '../../css/unfoldedFrom.ts';

const beside = media.from1024;

export const contents = style({
  marginBlockEnd: vars.space.x8,
  '@media': {
    // Beside the text and the `intro` above it.
    [beside]: { gridColumn: '2', gridRow: '2 / span 2', marginBlockEnd: 0 },
    print: { display: 'none' },
  },
});

export const inner = style({
  ...surface(vars.radius.md),
  '@media': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x6})`,
      maxBlockSize: `calc(100vh - ${vars.layout.headerHeight} - ${vars.space.x12})`,
      overflowY: 'auto',
      border: 0,
      borderRadius: 0,
      background: 'none',
    },
  },
});

export const label = style({
  display: 'none',
  marginBlockEnd: vars.space.x3,
  ...titleText,
  fontSize: vars.text.lg,
  ...unfoldedFrom(beside, { display: 'block' }),
});

export const details = style(unfoldedFrom(beside, showContent));

export const summary = style({
  minBlockSize: '2.75rem',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&::marker': { color: vars.color.accentText },
    '&:hover': { color: vars.color.linkHover },
  },
  ...unfoldedFrom(beside, { display: 'none' }),
});

export const list = style([
  plainList,
  {
    display: 'grid',
    paddingBlockEnd: vars.space.x3,
    '@media': { [beside]: { paddingBlockEnd: 0, borderInlineStart: hairline } },
  },
]);

/** The headings below another one. */
export const below = style([plainList, { display: 'grid', paddingInlineStart: vars.space.x4 }]);

export const link = style({
  ...middleLine,
  minBlockSize: '2.75rem',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&:active': { background: vars.color.sunken },
    '&:visited': { color: vars.color.link },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [beside]: { minBlockSize: '2.25rem' } },
});
