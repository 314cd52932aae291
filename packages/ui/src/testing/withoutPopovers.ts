import { onTestFinished } from 'vitest';

/** Until the test ends, the browser is one without popovers: its API is gone, and our rules for this apply. */
export function withoutPopovers(): void {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const rules = document.createElement('style');
  rules.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .join('\n');
  document.head.append(rules);
  onTestFinished(() => {
    rules.remove();
    Object.defineProperty(HTMLElement.prototype, 'popover', popover);
  });
}

/** The rules for browsers without popovers, each in its layer. */
const rulesOf = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) {
      return rulesOf(rule.cssRules).map((text) => `@layer ${rule.name} { ${text} }`);
    }
    const isMeant =
      rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(:popover-open)';
    return isMeant ? [...rule.cssRules].map(({ cssText }) => cssText) : [];
  });
