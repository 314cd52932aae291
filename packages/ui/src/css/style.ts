import { style as veStyle, globalStyle as veGlobalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { baseLayer, componentLayer } from '../theme/layers.css.ts';

// What every style is written with; rules that many begin with are in `mixins.ts`.
export { vars } from '../theme/contract.css.ts';
export { media } from './media.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;
type ComposedRule = LayeredRule | (LayeredRule | string)[];

/** A class of a component, in the component layer. Every component style is made with this. */
export function style(rule: ComposedRule, debugId?: string): string {
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
  return stylesBy(Object.keys(variants) as Key[], (key) =>
    base === undefined ? variants[key] : [base, variants[key]],
  );
}

/** One class per key, all in the component layer, of a rule that is made of the key. */
export function stylesBy<Key extends string | number>(
  keys: readonly Key[],
  rule: (key: Key) => ComposedRule,
): Record<Key, string> {
  const entries = keys.map((key) => [key, style(rule(key), String(key))]);
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
