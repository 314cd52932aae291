import { square } from './mixins.ts';
import { style } from './style.ts';

export const hidden = {
  position: 'absolute',
  ...square('1px'),
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

export const visuallyHidden = style(hidden);
