import { media, style, vars } from '../../css/style.ts';
import { hairline, headingFont, stack, surface } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const list = style([
  plainList,
  {
    ...stack(vars.space.x5),
    '@media': {
      [media.from600]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))' },
      print: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
    },
  },
]);

export const scheme = style({
  ...stack(),
  // Subgrid rows, so that the same lines of all schemes are aligned.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.x2,
  padding: vars.space.x5,
  ...surface(vars.radius.lg),
  borderBlockStart: `calc(2 * ${vars.border.thick}) solid ${vars.color.accent}`,
  '@media': {
    [media.from1024]: { padding: vars.space.x6 },
    print: { breakInside: 'avoid', padding: vars.space.x4 },
  },
});

export const figure = style({
  display: 'block',
  ...headingFont,
  fontSize: vars.text.xl4,
  lineHeight: vars.leading.tight,
  color: vars.color.ink,
  fontVariantNumeric: 'lining-nums',
});

export const title = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  color: vars.color.accentText,
});

export const who = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  '@media': { print: { fontSize: vars.text.sm } },
});

export const condition = style({ gridRow: '3', color: vars.color.inkMuted, textWrap: 'balance' });

export const seats = style({
  gridRow: '4',
  alignSelf: 'end',
  marginBlockStart: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: hairline,
  color: vars.color.inkMuted,
});
