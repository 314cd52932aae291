import { createVar, fallbackVar } from '@vanilla-extract/css';
import { descendantStyle } from './style.ts';

const sign = createVar();

/**
 * 1 in left-to-right text, -1 in right-to-left text: a factor for what has no logical property. Not by
 * `:dir(rtl)`, which Chrome has from 120 on and bundlers turn into a list of languages for older browsers.
 */
export const direction = fallbackVar(sign, '1');

descendantStyle('[dir="ltr"]', { vars: { [sign]: '1' } });
descendantStyle('[dir="rtl"]', { vars: { [sign]: '-1' } });
