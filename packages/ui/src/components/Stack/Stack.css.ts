import { stack as column } from '../../css/mixins.ts';
import { style, styleVariants } from '../../css/style.ts';

// In a place that is higher its rows would share what is left.
export const stack = style({ ...column(), alignContent: 'start' });

// As wide as they are, words without a place to break must not widen the page.
export const align = styleVariants(style({ overflowWrap: 'anywhere' }), {
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});

export const justify = styleVariants(undefined, {
  center: { alignContent: 'center' },
  end: { alignContent: 'end' },
  'space-between': { alignContent: 'space-between' },
});
