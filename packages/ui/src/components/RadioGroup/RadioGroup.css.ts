import { style, vars } from '../../css/style.ts';
import { atTheEnd, label } from '../TextField/Field.css.ts';

// A legend is laid out outside the flow of its fieldset, so the gap does not reach it.
export const legend = style([label, { padding: 0, marginBlockEnd: vars.space.x2 }]);

export const options = style([
  atTheEnd,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: vars.space.x2,
  },
]);
