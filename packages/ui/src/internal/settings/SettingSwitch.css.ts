import { media } from '../../css/media.ts';
import { inline } from '../../css/mixins.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const group = style({
  ...inline(vars.space.x1),
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // Nothing answers without a script, and the system's setting holds anyway.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = style({
  paddingInlineEnd: vars.space.x3,
  fontSize: vars.text.sm,
  color: 'inherit',
  // A line of its own on a phone: the three choices stay together.
  '@media': { [media.upTo599]: { inlineSize: '100%' } },
});

export const option = style({
  position: 'relative',
  ...inline(vars.space.x2),
  minBlockSize: '2.75rem',
  paddingInline: `clamp(${vars.space.x2}, 3vw, ${vars.space.x3})`,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: 'currentColor' },
    '&:has(:checked)': { borderColor: 'currentColor', fontWeight: vars.weight.medium },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
