import type { OwnWords } from '../instituteTypes.ts';

export const ownWords: OwnWords = {};
