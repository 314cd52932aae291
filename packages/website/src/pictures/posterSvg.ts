import type { Result } from '../instituteTypes.ts';
import type { Look } from './look.ts';

/** The poster of a year whose result has no picture of its own: the year under an arch, and the institute. */
export function posterSvg({ image, year }: Result, name: string, look: Look): string {
  const { accent, brand, logo, onBrand } = look;
  // Within the inner arch, however long.
  const nameSize = Math.min(52, Math.floor(900 / name.length));
  const text = `text-anchor="middle" font-family="Georgia, serif" font-weight="600"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}" viewBox="0 0 800 1000">
<rect width="800" height="1000" fill="${brand}"/>
<path fill="none" stroke="${accent}" stroke-width="14" d="M90 1000V460a310 310 0 0 1 620 0v540"/>
<path fill="none" stroke="${onBrand}" stroke-opacity=".3" stroke-width="3" d="M124 1000V460a276 276 0 0 1 552 0v540"/>
${logo(onBrand, 'x="340" y="150" width="120" height="120"')}
<text x="400" y="560" ${text} font-size="200" fill="${onBrand}">${year}</text>
<text x="400" y="700" ${text} font-size="${nameSize}" fill="${accent}">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>
</svg>
`;
}
