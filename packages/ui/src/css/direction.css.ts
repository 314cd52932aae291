import { createVar, fallbackVar } from '@vanilla-extract/css';
import { descendantStyle } from './style.ts';

const sign = createVar();

/**
 * 1 where text runs from left to right, -1 from right to left, to multiply what has no logical property.
 * Browsers know `:dir(rtl)` from Chrome 120 on; bundlers make a list of languages of it for older ones.
 */
export const direction = fallbackVar(sign, '1');

descendantStyle('[dir="ltr"]', { vars: { [sign]: '1' } });
descendantStyle('[dir="rtl"]', { vars: { [sign]: '-1' } });
