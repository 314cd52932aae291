import { inDevanagari } from '../../css/mixins.ts';
import { style, stylesBy, styleVariants, vars } from '../../css/style.ts';

const { color, leading, text } = vars;

/** Devanagari needs its own leading at any size. */
const large = (fontSize: string) => ({
  fontSize,
  selectors: { [`&:not(${inDevanagari})`]: { lineHeight: leading.snug } },
});

export const size = styleVariants(undefined, {
  xs: { fontSize: text.xs },
  sm: { fontSize: text.sm },
  md: { fontSize: text.md },
  reading: { fontSize: text.reading, lineHeight: leading.reading },
  lg: { fontSize: text.lg },
  xl: large(text.xl),
  xl2: large(text.xl2),
  xl3: large(text.xl3),
  xl4: large(text.xl4),
});

export const tone = styleVariants(undefined, {
  ink: { color: color.ink },
  muted: { color: color.inkMuted },
  accent: { color: color.accentText },
  success: { color: color.success },
  danger: { color: color.danger },
});

export const weight = stylesBy(['regular', 'medium', 'bold'], (name) => ({
  fontWeight: vars.weight[name],
}));

export const measure = style({ maxInlineSize: vars.layout.measure });

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
