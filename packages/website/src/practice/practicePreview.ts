import { practice } from '@locales/practice.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { titledPreview } from '../pageHead/previews.ts';

/** The preview of shared links to practice, with the page's heading in it. */
export const practicePreview = titledPreview('practice', pageCopy('practice', practice).heading);
