import { inline } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const chip = style({
  ...inline(),
  // As wide as its text, in a grid too.
  justifySelf: 'start',
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  // A pill on one line; on several it must not cut into the words.
  borderRadius: `min(${vars.radius.pill}, ${vars.space.x4})`,
  background: vars.color.chip,
  color: vars.color.onChip,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  // Forced colours drop the background: without a border a chip would look like plain text.
  border: `${vars.border.thin} solid transparent`,
  // Without a background on paper it needs no padding.
  '@media': { print: { paddingInline: 0 } },
});

export const link = style([
  chip,
  {
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.onChip, borderColor: 'currentColor', textDecoration: 'none' },
    },
  },
]);
