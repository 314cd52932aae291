import type { Result } from '../instituteTypes.ts';

export const results: Readonly<Record<string, Result>> = {};
