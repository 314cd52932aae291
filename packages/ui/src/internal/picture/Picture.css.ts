import { square } from '../../css/mixins.ts';
import { style, stylesBy, vars } from '../../css/style.ts';
import { pictureFilter } from '../../theme/pictureFilter.ts';

const { accent, lineStrong, sunken } = vars.color;

/** Keeps the picture's place, with an arch before a low sun, in CSS: an SVG would be larger than the rest of a card. */
const base = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  overflow: 'hidden',
  background: [
    `radial-gradient(circle at 50% 62%, ${accent} 9%, transparent 9.4%)`,
    `linear-gradient(${lineStrong}, ${lineStrong}) 0 75% / 100% 2px no-repeat`,
    `linear-gradient(transparent 75%, ${sunken} 0)`,
    `radial-gradient(circle at 50% 80%, transparent 46%, ${lineStrong} 46.4% 47.4%, transparent 47.8%)`,
    sunken,
  ].join(', '),
});

export const frame = stylesBy(['3/2', '16/9', '4/5'], (aspectRatio) => [base, { aspectRatio }]);

export const text = style({ gridArea: '1 / 1', ...square('100%'), minBlockSize: 0 });

// Its own background: the frame's drawing must not show through a picture with transparent parts.
export const image = style([
  text,
  { objectFit: 'cover', background: sunken, filter: `var(${pictureFilter})` },
]);
