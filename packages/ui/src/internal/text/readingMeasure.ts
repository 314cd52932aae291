import { vars } from '../../theme/contract.css.ts';

/**
 * The widest a line of reading grows. A `ch` is as wide as a zero: in a face with wide figures the
 * theme's measure alone would let a line pass 75 characters.
 */
export const readingMeasure = `min(${vars.layout.measure}, 35em)`;
