import { inline, wrap } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, vars } from '../../css/style.ts';

export const picture = style({
  maxInlineSize: 'min(100%, 40rem)',
  borderRadius: vars.radius.lg,
  marginBlockEnd: vars.space.x4,
});

export const links = style([
  plainList,
  { ...wrap(), justifyContent: 'center', columnGap: vars.space.x6, maxInlineSize: '36em' },
]);

export const link = style({
  ...inline(),
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  selectors: { '&:visited': { color: vars.color.link } },
});
