import { isOff } from '../institute/switches.ts';
import { paths } from '../paths.ts';

/** Words that an institute without practice leaves out. */
export const ifPractice = (words: string): string => (isOff(paths.practice) ? '' : words);
