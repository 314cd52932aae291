import { vars } from '../../theme/contract.css.ts';

/**
 * The maximum width of a line of reading. A `ch` is as wide as a zero: in a face with wide figures, a
 * theme's measure in `ch` alone would let a line exceed 75 characters.
 */
export const readingMeasure = `min(${vars.layout.measure}, 35em)`;
