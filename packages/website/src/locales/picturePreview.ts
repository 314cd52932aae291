import { institute } from '@site/institute.ts';
import { titledPreview } from './previews.ts';
import type { Preview } from './previews.ts';

export const motifPreview = (motif: string): Preview =>
  titledPreview(`motifs/${motif}`, institute.slogan);

/** Of a page with a picture: of our drawing, the picture itself where others can show it, else none. */
export function picturePreview(image: string | null, alt: string): Preview | undefined {
  const motif = /^\/art\/motifs\/([\w-]+)\.svg$/.exec(image ?? '')?.[1] ?? '';
  if (institute.motifs?.includes(motif)) return motifPreview(motif);
  return image !== null && /\.(?:png|jpe?g|webp)(?:\?.*)?$/i.test(image)
    ? { src: image, alt }
    : undefined;
}
