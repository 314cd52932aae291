import type { Result } from '../instituteTypes.ts';

// For an institute without `content/results.ts`, whose results are switched off.

export const results: Readonly<Record<string, Result>> = {};
