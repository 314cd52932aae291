import { middleLine } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const box = style({ position: 'relative', display: 'block' });

export const select = style({
  appearance: 'none',
  // Outweighs the padding of every control, in whichever order the two are loaded.
  selectors: { '&&': { paddingInlineEnd: vars.space.x10 } },
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.x3,
  ...middleLine,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
