import { centredRow, hairline, muted, stack } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, vars } from '../../css/style.ts';

const { space } = vars;

export const list = style({ ...stack(space.x5), overflowWrap: 'anywhere' });

export const items = style([plainList, stack()]);

export const item = style({
  ...centredRow(space.x3),
  justifyContent: 'space-between',
  paddingBlock: space.x3,
  borderBlockEnd: hairline,
});

/** Where the words have too little room, the button wraps below them. */
export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const note = style(muted);

export const actions = style(centredRow(space.x3));
