import { inDevanagari } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

/** Devanagari has no italics: emphasis is a heavier weight. */
const upright = { fontStyle: 'normal', fontWeight: vars.weight.medium } as const;

const devanagari = `:is(${inDevanagari})`;
export const emphasis = style({ selectors: { [`&${devanagari}`]: upright } });
descendantStyle(`${emphasis} ${devanagari}`, upright);

export const link = style({
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&[href^="http"]::after': { '@media': { print: { content: "' (' attr(href) ')'" } } },
  },
});
