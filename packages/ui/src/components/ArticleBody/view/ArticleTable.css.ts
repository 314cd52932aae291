import { hairline, surface } from '../../../css/mixins.ts';
import { style } from '../../../css/style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const region = style({
  marginBlockStart: vars.space.x6,
  overflowX: 'auto',
  ...surface(vars.radius.md),
  '@media': { print: { overflow: 'visible', borderRadius: 0 } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  fontVariantNumeric: 'tabular-nums',
});

const cellBase = style({
  minInlineSize: '6.5rem',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Between words: a column is never so narrow that its words are broken, the table scrolls instead.
  overflowWrap: 'break-word',
});

export const headerCell = style([
  cellBase,
  { background: vars.color.sunken, fontWeight: vars.weight.medium },
]);

export const cell = style([
  cellBase,
  { borderBlockStart: hairline, '@media': { print: { breakInside: 'avoid' } } },
]);
