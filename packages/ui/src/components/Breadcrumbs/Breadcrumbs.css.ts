import { plainList } from '../../css/plainList.css.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x2,
    fontSize: vars.text.sm,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  },
]);

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const link = style({
  paddingBlock: vars.space.x1,
  color: vars.color.inkMuted,
  selectors: { '&:hover': { color: vars.color.linkHover } },
});

export const current = style({ paddingBlock: vars.space.x1 });
