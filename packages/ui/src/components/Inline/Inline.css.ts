import { style, styleVariants } from '../../css/style.ts';

// Unbreakable words must not widen the page.
export const inline = style({ display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' });

export const align = styleVariants(undefined, {
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants(undefined, {
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  'space-between': { justifyContent: 'space-between' },
});
