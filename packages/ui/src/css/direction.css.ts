import { createVar, fallbackVar } from '@vanilla-extract/css';
import { descendantStyle } from './style.ts';

const sign = createVar();

/** 1 in left-to-right text, -1 in right-to-left text. Not by `:dir(rtl)`, which bundlers replace. */
export const direction = fallbackVar(sign, '1');

descendantStyle('[dir="ltr"]', { vars: { [sign]: '1' } });
descendantStyle('[dir="rtl"]', { vars: { [sign]: '-1' } });
