import { middleLine } from '../../css/mixins.ts';
import { style, vars } from '../../css/style.ts';

export const line = style({ position: 'relative', display: 'block' });

// Outweighs the padding of every control, in whichever order the two are loaded.
export const withEndAction = style({
  selectors: { '&&': { paddingInlineEnd: `calc(${vars.space.x16} + ${vars.space.x4})` } },
});

export const endAction = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  ...middleLine,
});

export const textarea = style({ resize: 'vertical' });
