import type { OwnWords } from '../contract.ts';

export const ownWords: OwnWords = {};
