import { stack as column } from '../../css/mixins.ts';
import { style, styleVariants } from '../../css/style.ts';

// Otherwise the rows of a stretched stack would share the free space.
export const stack = style({ ...column(), alignContent: 'start' });

export const align = styleVariants(undefined, {
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});

export const justify = styleVariants(undefined, {
  center: { alignContent: 'center' },
  end: { alignContent: 'end' },
  'space-between': { alignContent: 'space-between' },
});
