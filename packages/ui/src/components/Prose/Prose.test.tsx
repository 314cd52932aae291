import { expect, test } from 'vitest';
import { renderAndHydrate } from '../../testing/browser.ts';
import { Prose } from './Prose.tsx';

/** The selectors of a list of rules and of those within them. */
const selectorsOf = (rules: Iterable<CSSRule>): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
  ]);

// Browsers tell no script how a visited link looks.
test('the colour of a visited link outweighs no component', async () => {
  const { container } = await renderAndHydrate(<Prose>Text</Prose>);
  const [prose = ''] = container.firstElementChild?.classList ?? [];
  const selectors = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules));
  const ofVisited = selectors.filter(
    (selector) => selector.includes(`.${prose} `) && selector.includes(':visited'),
  );
  expect(ofVisited).toEqual([`:where(.${prose} a:visited)`]);
});
