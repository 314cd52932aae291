import { headingFont } from '../../css/mixins.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

const { leading, text } = vars;

export const heading = style({ ...headingFont, textWrap: 'balance', lineHeight: leading.snug });

export const size = styleVariants(undefined, {
  xs: { fontSize: text.xs },
  sm: { fontSize: text.sm },
  md: { fontSize: text.md },
  reading: { fontSize: text.reading },
  lg: { fontSize: text.lg },
  xl: { fontSize: text.xl },
  xl2: { fontSize: text.xl2 },
  xl3: { fontSize: text.xl3, lineHeight: leading.tight },
  xl4: { fontSize: text.xl4, lineHeight: leading.tight },
});
