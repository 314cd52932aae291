import { style as veStyle, globalStyle as veGlobalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { baseLayer, componentLayer } from '../theme/layers.css.ts';

// What every style is written with; rules that many begin with are in `mixins.ts`.
export { vars } from '../theme/contract.css.ts';
export { media } from './media.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class of a component, in the component layer. Every component style is made with this. */
export function style(rule: LayeredRule | (LayeredRule | string)[], debugId?: string): string {
  if (!Array.isArray(rule)) return veStyle({ '@layer': { [componentLayer]: rule } }, debugId);
  return veStyle(
    rule.map((part) =>
      typeof part === 'string' ? part : { '@layer': { [componentLayer]: part } },
    ),
    debugId,
  );
}

/** One class per key, all in the component layer; `base` goes into each. */
export function styleVariants<Key extends string>(
  base: string | undefined,
  variants: Record<Key, LayeredRule>,
): Record<Key, string> {
  const entries = Object.entries<LayeredRule>(variants).map(([key, rule]) => [
    key,
    style(base === undefined ? rule : [base, rule], key),
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** Descendants of a component without a class of their own (the HTML of a third-party part). */
export function descendantStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  veGlobalStyle(selector, { '@layer': { [componentLayer]: rule } });
}

/** Bare elements: the page's own typography. */
export function baseStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  veGlobalStyle(selector, { '@layer': { [baseLayer]: rule } });
}
