import { institute } from '@site/institute.ts';
import { hasPreviews } from '@site/previews.ts';
import { prefix } from '../language/prefix.ts';
import { previewSize } from './previewSize.ts';
import type { ArticleCategory } from '../instituteTypes.ts';

export interface Preview {
  src: string;
  alt: string;
  /** In pixels, where they are known. */
  width?: number;
  height?: number;
}

/** A drawn preview with its words; the institute's own picture if none were drawn. */
export const titledPreview = (name: string, title: string): Preview => ({
  src: hasPreviews ? `/previews${prefix}/${name}.png` : '/social-card.png',
  alt: `${institute.name}: ${title}`,
  ...previewSize,
});

export const institutePreview: Preview = {
  ...titledPreview('institute', institute.slogan),
  // The root keeps the address that it has always had.
  ...(prefix === '' && { src: '/social-card.png' }),
};

export const listPreview = ({ heading, listPath }: ArticleCategory): Preview =>
  titledPreview(listPath.slice(1), heading);

export const resultPreview = ({ heading, title }: { heading: string; title: string }): Preview =>
  titledPreview(title, heading);
