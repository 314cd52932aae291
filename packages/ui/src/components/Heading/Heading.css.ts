import { headingFont } from '../../css/mixins.ts';
import { style, stylesBy, vars } from '../../css/style.ts';
import type { TextToken } from '../../theme/tokens.ts';

const { leading, text } = vars;

export const heading = style({ ...headingFont, textWrap: 'balance', lineHeight: leading.snug });

export const size = stylesBy(Object.keys(text) as TextToken[], (name) => ({
  fontSize: text[name],
  ...((name === 'xl3' || name === 'xl4') && { lineHeight: leading.tight }),
}));
