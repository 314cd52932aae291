import { practice } from '@locales/practice.ts';
import { hero } from '@site/content/home.ts';
import { institute } from '@site/institute.ts';
import type { Institute } from '../instituteTypes.ts';
import { shownResults } from '../content/results.ts';
import { isOff } from '../institute/switches.ts';
import { motifPreview } from '../pageHead/picturePreview.ts';
import { institutePreview, listPreview, resultPreview } from '../pageHead/previews.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { paths } from '../paths.ts';
import { practicePreview } from '../practice/practicePreview.ts';

export { institute };

export interface Drawing {
  src: string;
  art: string;
  /** How the drawing fills its area: completely, or as a sheet of paper on a background. */
  fit: 'whole' | 'poster';
  /** Replaces the institute's slogan. */
  title?: string;
}

export interface DrawnLanguage {
  institute: Pick<Institute, 'locale' | 'name' | 'slogan'>;
  drawings: readonly Drawing[];
}

const { heading, image } = pageCopy('practice', practice);

const practiceArt = { art: image ?? hero.image.src, title: heading };

export const drawings: readonly Drawing[] = [
  { src: institutePreview.src, art: hero.image.src, fit: 'whole' },
  ...(institute.motifs ?? []).map((motif): Drawing => ({
    src: motifPreview(motif).src,
    art: `/art/motifs/${motif}.svg`,
    fit: 'whole',
  })),
  ...institute.articles.map((list): Drawing => ({
    src: listPreview(list).src,
    art: list.image,
    fit: 'whole',
    title: list.heading,
  })),
  ...(isOff(paths.practice)
    ? []
    : [{ ...practiceArt, src: practicePreview.src, fit: 'whole' } satisfies Drawing]),
  ...shownResults.map((result): Drawing => ({
    src: resultPreview(result).src,
    art: result.image.src,
    fit: 'poster',
    title: result.heading,
  })),
];
