import { middle } from '../../css/mixins.ts';
import { media, style, styleVariants, vars } from '../../css/style.ts';

const base = style({
  ...middle,
  gap: vars.space.x2,
  maxInlineSize: '100%',
  borderStyle: 'solid',
  borderWidth: vars.border.thin,
  borderColor: 'transparent',
  borderRadius: vars.radius.md,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    // A finger sees its press at once: each property in transition takes time from the frame that shows it.
    [media.hover]: {
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: vars.motion.fast,
    },
    print: { display: 'none' },
  },
});

export const size = styleVariants(base, {
  sm: {
    minBlockSize: '2.25rem',
    padding: `${vars.space.x1} ${vars.space.x3}`,
    fontSize: vars.text.sm,
  },
  md: {
    minBlockSize: '2.75rem',
    padding: `${vars.space.x2} min(${vars.space.x5}, 6.25vw)`,
    fontSize: vars.text.md,
  },
  lg: {
    minBlockSize: '3.25rem',
    paddingBlock: vars.space.x3,
    paddingInline: `min(${vars.space.x8}, 6vw)`,
    fontSize: vars.text.lg,
  },
});

export const variant = styleVariants(undefined, {
  primary: {
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&:hover': { background: vars.color.actionHover, color: vars.color.onAction } },
  },
  accent: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      '&:hover': {
        background: `color-mix(in oklab, ${vars.color.accent} 86%, ${vars.color.onBrand})`,
        color: vars.color.onAccent,
      },
    },
  },
  secondary: {
    background: 'transparent',
    borderColor: vars.color.lineStrong,
    color: vars.color.ink,
    selectors: {
      '&:hover': {
        background: vars.color.sunken,
        borderColor: vars.color.ink,
        color: vars.color.ink,
      },
    },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.link,
    selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.linkHover } },
  },
});
