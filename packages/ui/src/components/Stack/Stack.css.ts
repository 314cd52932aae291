import { stack as column } from '../../css/mixins.ts';
import { style, stylesBy } from '../../css/style.ts';

// Otherwise the rows of a stretched stack would share the free space.
export const stack = style({ ...column(), alignContent: 'start' });

export const align = stylesBy(['start', 'center', 'end'], (justifyItems) => ({ justifyItems }));

export const justify = stylesBy(['center', 'end', 'space-between'], (alignContent) => ({
  alignContent,
}));
