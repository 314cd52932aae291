import { stack } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

export const box = style({ ...stack(vars.space.x4), maxInlineSize: vars.layout.measure });

/** Grows with the text in browsers with `field-sizing`, so that it prints whole without a script too. */
descendantStyle(`${box} textarea`, { fieldSizing: 'content', minBlockSize: '12lh' });

export const question = style({ fontWeight: vars.weight.medium, breakAfter: 'avoid' });

export const paper = style({
  display: 'none',
  whiteSpace: 'pre-wrap',
  '@media': { print: { display: 'block' } },
});

descendantStyle(`${paper} + *`, { '@media': { print: { display: 'none' } } });
