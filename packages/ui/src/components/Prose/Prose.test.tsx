import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Prose } from './Prose.tsx';

test('has lines of a length that reads well', async () => {
  await page.viewport(1440, 900);
  const text = 'People who have read widely, think clearly and listen well. '.repeat(40);
  await renderAndHydrate(
    <Prose>
      <p>{text}</p>
    </Prose>,
  );
  const range = document.createRange();
  range.selectNodeContents(page.getByRole('paragraph').element());
  const lines = new Set([...range.getClientRects()].map((line) => line.top)).size;
  // 70 in the shipped font; a machine's fallback font may be narrower.
  expect(text.length / lines).toBeGreaterThan(55);
  expect(text.length / lines).toBeLessThan(95);
});

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
