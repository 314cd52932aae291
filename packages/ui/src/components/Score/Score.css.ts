import { muted, stack, surface, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

const { space, text } = vars;

export const score = style({ ...stack(space.x3), padding: space.x5, ...surface(vars.radius.lg) });

export const heading = style({ display: 'block', ...muted, fontFamily: vars.font.body });

export const marks = style({
  fontSize: text.xl3,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'lining-nums',
});

/** Few fonts have the sign: it is drawn with digits, and stays in the text for copying. */
const unseen = style({ fontSize: 0, direction: 'ltr', unicodeBidi: 'isolate' });
const digit = { fontSize: text.xl };
const drawn = (numerator: number) => ({
  selectors: {
    '&::before': { ...digit, content: `"${numerator}"`, verticalAlign: '0.4em' },
    '&::after': { ...digit, content: '"⁄3"' },
  },
});
export const fraction = styleVariants(unseen, { '⅓': drawn(1), '⅔': drawn(2) });

export const counts = style([plainList, wrap(space.x5, space.x1)]);
