import { centredRow, hairline, muted, stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';
import { variant } from '../Button/Button.css.ts';

const { space } = vars;

export const list = style(stack(space.x5));

export const items = style([plainList, stack()]);

export const item = style({
  ...centredRow(space.x3),
  justifyContent: 'space-between',
  paddingBlock: space.x3,
  borderBlockEnd: hairline,
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const note = style(muted);

export const actions = style(centredRow(space.x3));

// Their words are aligned, not their invisible boxes.
descendantStyle(`${item} > ${variant.quiet}, ${actions} > ${variant.quiet}`, {
  paddingInline: space.x2,
  marginInline: `calc(-1 * ${space.x2} - ${vars.border.thin})`,
});
