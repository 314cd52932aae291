import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space.x6,
});

export const cell = style({ display: 'grid', minInlineSize: 0 });
