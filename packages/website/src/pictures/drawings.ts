import { practice } from '@locales/practice.ts';
import { hero } from '@site/content/home.ts';
import { institute } from '@site/institute.ts';
import type { Institute } from '../instituteTypes.ts';
import { articleCategories } from '../articles/articleCategories.ts';
import { isOff, shownResults } from '../institute/switches.ts';
import { motifPreview } from '../locales/picturePreview.ts';
import { institutePreview, listPreview, resultPreview } from '../locales/previews.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { paths } from '../paths.ts';
import { practicePreview } from '../practice/practicePreview.ts';

export { institute };

/** A preview: what stands beside a shared link. */
export interface Drawing {
  /** Where the site has it. */
  src: string;
  /** The drawing beside the words. */
  art: string;
  /** How it fills its room: all of it, or as a sheet of paper on a ground. */
  fit: 'whole' | 'poster';
  /** In the place of the institute's slogan. */
  title?: string;
}

/** The words of one language, in pictures. */
export interface DrawnLanguage {
  institute: Pick<Institute, 'locale' | 'name' | 'slogan'>;
  drawings: readonly Drawing[];
}

const { heading, image } = pageCopy('practice', practice);

const practiceArt = { art: image ?? '/art/default.svg', title: heading };

/** Every preview of the site in the language of these words. */
export const drawings: readonly Drawing[] = [
  { src: institutePreview.src, art: hero.image.src, fit: 'whole' },
  ...(institute.motifs ?? []).map((motif): Drawing => ({
    src: motifPreview(motif).src,
    art: `/art/motifs/${motif}.svg`,
    fit: 'whole',
  })),
  ...articleCategories.map((list): Drawing => ({
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
