import { practice } from '@locales/practice.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { titledPreview } from '../pageHead/previews.ts';

export const practicePreview = titledPreview('practice', pageCopy('practice', practice).heading);
