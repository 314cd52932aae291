import { descendantStyle, style, vars } from '../../css/style.ts';

export const summary = style({
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.x3,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&::marker': { color: vars.color.accentText },
    '&:hover': { color: vars.color.linkHover },
  },
});

// The triangle stands on the line of the words.
descendantStyle(`${summary} > :is(h2, h3, h4)`, { display: 'inline' });
