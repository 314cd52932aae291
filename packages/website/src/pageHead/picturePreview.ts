import { institute } from '@site/institute.ts';
import { type Preview, titledPreview } from './previews.ts';

export const motifPreview = (motif: string): Preview =>
  titledPreview(`motifs/${motif}`, institute.slogan);

/** The preview of a page's picture: drawn for a motif, the picture itself if other sites can show it, else none. */
export function picturePreview(image: string | null, alt: string): Preview | undefined {
  const motif = /^\/art\/motifs\/([\w-]+)\.svg$/.exec(image ?? '')?.[1] ?? '';
  if (institute.motifs?.includes(motif)) return motifPreview(motif);
  return image !== null && /\.(?:png|jpe?g|webp)(?:\?.*)?$/i.test(image)
    ? { src: image, alt }
    : undefined;
}
