import { beforeEach, describe, expect, test } from 'vitest';
import * as library from '../index.ts';
import { emulate, page, renderAndHydrate, takePointerAway } from '../testing/browser.ts';
import { cases } from './fixtures.ts';

// Whether each component suits readers who set their own text spacing or their own few colours.

const outer = ({ outerHTML }: Element) => outerHTML.slice(0, 160);

/** The ancestors of an element or a text, innermost first. */
function ancestors({ parentElement }: Node): Element[] {
  if (parentElement === null || parentElement === document.body) return [];
  return [parentElement, ...ancestors(parentElement)];
}

/** WCAG 2.2, 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** The texts that a box cuts off, except where it does so by design. */
function findCutOff(container: Element): string[] {
  const words = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    // A blank between the items of a row has no box.
    if (node.textContent?.trim() === '') continue;
    const around = ancestors(node);
    if (around[0]?.checkVisibility() !== true || around.some(isCutByDesign)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (around.some((box) => cutsOff(box, text))) found.push(node.textContent ?? '');
  }
  return found;
}

/** A select, visually hidden text (its box is one pixel wide) and text limited to a number of lines. */
const isCutByDesign = (box: Element) =>
  box.matches('select') ||
  box.clientWidth === 1 ||
  getComputedStyle(box).webkitLineClamp !== 'none';

function cutsOff(box: Element, text: DOMRect): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  const { top, right, bottom, left } = box.getBoundingClientRect();
  return (
    (/hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1)) ||
    (/hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1))
  );
}

/** Whether an element has a border or an outline, which forced colours keep. */
function hasLine(element: Element, line: 'border-top' | 'outline'): boolean {
  const style = getComputedStyle(element);
  const width = Number.parseFloat(style.getPropertyValue(`${line}-width`));
  return style.getPropertyValue(`${line}-style`) !== 'none' && width >= 1;
}

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** The visible controls that can be operated. */
const shownControls = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches(':disabled, [inert] *'),
  );

describe.for(cases)('$title', ({ full, inContainer }) => {
  beforeEach(() => page.viewport(1024, 768));

  test('cuts nothing off in 320 px with the text spacing of WCAG 1.4.12', async () => {
    await page.viewport(320, 768);
    const { container } = await renderAndHydrate(
      inContainer ? <library.Container>{full({})}</library.Container> : full({}),
    );
    const spaced = document.createElement('style');
    spaced.textContent = wideSpacing;
    container.append(spaced);
    const { clientWidth, scrollWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    expect(findCutOff(container)).toEqual([]);
  });

  test('shows in forced colours what can be pressed, and where the focus is', async () => {
    await takePointerAway();
    const { container } = await renderAndHydrate(full({}));
    const filled = shownControls(container).filter((element) => {
      const { backgroundColor, clipPath } = getComputedStyle(element);
      return clipPath === 'none' && !backgroundColor.endsWith(', 0)');
    });
    await emulate({ 'forced-colors': 'active' });
    expect(filled.filter((element) => !hasLine(element, 'border-top')).map(outer)).toEqual([]);
    const unseen = shownControls(container).filter((element) => {
      element.focus({ focusVisible: true });
      // An open dialog keeps the focus from what lies behind it.
      if (element.tabIndex < 0 || document.activeElement !== element) return false;
      const around = [element, element.nextElementSibling, ...ancestors(element)];
      return !around.some((one) => one !== null && hasLine(one, 'outline'));
    });
    expect(unseen.map(outer)).toEqual([]);
  });
});
