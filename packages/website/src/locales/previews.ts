import { institute } from '@site/institute.ts';
import { hasPreviews } from '@site/previews.ts';
import { prefix } from '../prefix.ts';
import { previewSize } from './previewSize.ts';
import type { ArticleCategory } from '../instituteTypes.ts';
import type { Result } from '../instituteTypes.ts';

/** A picture that stands beside a shared link. */
export interface Preview {
  /** Its path, or its whole address. */
  src: string;
  alt: string;
  /** In pixels, where they are known. */
  width?: number;
  height?: number;
}

/** One of ours, and the words in it; the institute's own where none were made. */
export const titledPreview = (name: string, title: string): Preview => ({
  src: hasPreviews ? `/previews${prefix}/${name}.png` : '/social-card.png',
  alt: `${institute.name}: ${title}`,
  ...previewSize,
});

/** The institute's own, where there is none of a page. */
export const institutePreview: Preview = {
  ...titledPreview('institute', institute.slogan),
  // At the root the address that it always had.
  ...(prefix === '' && { src: '/social-card.png' }),
};

export const listPreview = ({ heading, listPath }: ArticleCategory): Preview =>
  titledPreview(listPath.slice(1), heading);

export const resultPreview = ({ heading, title }: Result): Preview => titledPreview(title, heading);
