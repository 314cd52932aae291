import type { Institute } from '@setu/website';
import { institute as ours } from '../../../site/src/institute.ts';

/** Our institute, in Hindi. */
export const institute: Institute = {
  ...ours,
  name: 'सेतु',
  legalName: 'सेतु संस्थान (नमूना)',
  slogan: 'सफलता का सेतु',
  locale: 'hi-IN',
  exams: 'UPSC और राज्य PCS',
};
