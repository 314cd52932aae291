import { hairline, surface } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

const { space } = vars;

export const region = style({
  // Contains hidden text, which is placed absolutely.
  position: 'relative',
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

descendantStyle(`${table} :is(th, td)`, {
  minInlineSize: '6.5rem',
  padding: `${space.x2} ${space.x3}`,
  verticalAlign: 'top',
  // Columns do not shrink below their longest word: the table scrolls instead.
  overflowWrap: 'break-word',
});
descendantStyle(`${table} th`, { fontWeight: vars.weight.medium, textAlign: 'start' });
descendantStyle(`${table} thead`, { background: vars.color.sunken });
descendantStyle(`${table} tbody tr`, { borderBlockStart: hairline, breakInside: 'avoid' });
