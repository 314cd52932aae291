import { expect, onTestFinished } from 'vitest';

/** Deletes own properties of an object until the test ends. */
export function without(owner: object, ...names: string[]): void {
  const own: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(owner);
  for (const name of names) {
    expect(own[name]).toBeDefined();
    Reflect.deleteProperty(owner, name);
    onTestFinished(() => void Object.defineProperty(owner, name, own[name] ?? {}));
  }
}

/** Until the test ends, the browser is one without popovers: its API is gone, and our rules for this apply. */
export function withoutPopovers(): void {
  without(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover');
  const rules = document.createElement('style');
  rules.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .join('\n');
  document.head.append(rules);
  onTestFinished(() => rules.remove());
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
