import { style, styleVariants } from '../../css/style.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap' });

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
