import { stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { descendantStyle, style, styleVariants, vars } from '../../css/style.ts';
import { choice, choiceBoxed } from '../TextField/Field.css.ts';

const { color, space, text: size, weight } = vars;

export const question = style({ maxInlineSize: vars.layout.measure, breakInside: 'avoid' });

export const legend = style({
  padding: 0,
  paddingInlineEnd: space.x3,
  marginBlockEnd: space.x2,
  color: color.accentText,
  fontSize: size.sm,
  fontWeight: weight.medium,
});

export const text = style(stack(space.x3));

export const correction = style({
  paddingInlineStart: space.x3,
  borderInlineStart: `${vars.border.thick} solid ${color.accentText}`,
  fontSize: size.sm,
});

export const statements = style([plainList, stack(space.x2)]);

/** Further lines align with the words of the first, not with its number or letter. */
const hanging = (by: string) =>
  style({ display: 'block', paddingInlineStart: by, textIndent: `-${by}` });
export const statement = hanging('0.95em');
export const option = hanging('1.3em');

export const options = style({ ...stack(space.x2), marginBlockStart: space.x4 });

// Paper has no room for boxes, and no need of them; `:has` outweighs the box of a chosen option.
descendantStyle(`${options} > label:has(input[type])`, {
  '@media': {
    print: { minHeight: 0, paddingBlock: 0, borderColor: 'transparent', boxShadow: 'none' },
  },
});

// `&&`, here and below, outweighs Field.css.ts in whichever order an app's bundler loads the two.

export const marked = styleVariants(choiceBoxed, {
  chosenRight: { selectors: { '&&': { background: color.successSurface } } },
  rightAnswer: {
    selectors: { '&&': { background: color.successSurface, borderColor: color.success } },
  },
  chosenWrong: { selectors: { '&&': { background: color.dangerSurface } } },
  chosen: {},
});

/** Without a box, because it is not an answer; shown once an answer is chosen. */
export const clear = style([
  choice,
  {
    justifySelf: 'start',
    color: color.inkMuted,
    fontSize: size.sm,
    selectors: {
      '&&': { alignItems: 'center' },
      [`${options}:not(:has(:checked)) > &`]: { display: 'none' },
    },
    '@media': { print: { selectors: { '&&': { display: 'none' } } } },
  },
]);

export const answer = style({ marginBlockStart: space.x3 });
