import { institute } from '../institute.ts';
import type { ArticleCategory } from './articleCategories.ts';
import type { Result } from './results.ts';

/** A picture that stands beside a shared link. */
export interface Preview {
  /** Its path, or its whole address. */
  src: string;
  alt: string;
  /** In pixels, where they are known. */
  width?: number;
  height?: number;
}

/** What all of ours measure: `npm run previews` makes them. */
export const previewSize = { width: 1200, height: 630 };

const slogan = 'Your Bridge to Success';
const titled = (name: string, title: string): Preview => ({
  src: `/previews/${name}.png`,
  alt: `${institute.name}: ${title}`,
  ...previewSize,
});

/** The institute's own, where there is none of a page. */
export const institutePreview: Preview = {
  ...titled('institute', slogan),
  // The address that it always had.
  src: '/social-card.png',
};

export const listPreview = ({ heading, listPath }: ArticleCategory): Preview =>
  titled(listPath.slice(1), heading);

export const resultPreview = ({ heading, title }: Result): Preview => titled(title, heading);

/** The drawings in `public/art/motifs`, which courses have for a picture. */
export const motifs = [
  'bpsc',
  'current-affairs',
  'economy',
  'environment',
  'essay',
  'ethics',
  'geography',
  'history',
  'polity',
  'science',
  'sociology',
  'test-series',
];

export const motifPreview = (motif: string): Preview => titled(`motifs/${motif}`, slogan);

/** Of a page with a picture: of our drawing, the picture itself where others can show it, else none. */
export function picturePreview(image: string | null, alt: string): Preview | undefined {
  const motif = /^\/art\/motifs\/([\w-]+)\.svg$/.exec(image ?? '')?.[1] ?? '';
  if (motifs.includes(motif)) return motifPreview(motif);
  return image !== null && /\.(?:png|jpe?g|webp)(?:\?.*)?$/i.test(image)
    ? { src: image, alt }
    : undefined;
}
