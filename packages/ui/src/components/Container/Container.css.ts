import { style, vars } from '../../css/style.ts';

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});
