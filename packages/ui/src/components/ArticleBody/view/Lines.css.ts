import { descendantStyle, style, vars } from '../../../css/style.ts';

/** Devanagari has no italics: emphasis is a heavier weight. */
const upright = { fontStyle: 'normal', fontWeight: vars.weight.medium } as const;

export const emphasis = style({ selectors: { '&:lang(hi)': upright } });
descendantStyle(`${emphasis} :lang(hi)`, upright);

export const link = style({
  selectors: {
    '&:visited': { color: vars.color.linkVisited },
    '&[href^="http"]::after': {
      '@media': { print: { content: "' (' attr(href) ')'" } },
    },
  },
});
