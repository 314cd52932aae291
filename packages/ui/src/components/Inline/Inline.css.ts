import { style, stylesBy } from '../../css/style.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap' });

export const align = stylesBy(['start', 'center', 'end', 'baseline'], (alignItems) => ({
  alignItems,
}));

export const justify = stylesBy(['center', 'end', 'space-between'], (justifyContent) => ({
  justifyContent,
}));
