import { media, style, vars } from '../../css/style.ts';
import { inline } from '../../css/mixins.ts';

export const group = style({
  ...inline(vars.space.x1),
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  // Without scripts it would do nothing, and the system's setting applies anyway.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = style({
  paddingInlineEnd: vars.space.x3,
  fontSize: vars.text.sm,
  color: 'inherit',
  // On a separate line on a phone, so that the choices stay together.
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
