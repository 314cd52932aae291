import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of WCAG 2.2 AA and of axe's best practices, one line per element.
 *
 * @param only `colours` runs only the rules that depend on the colour scheme.
 */
export async function accessibilityFaults(
  page: Page,
  only: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(async (coloursOnly) => {
    // The contrast of a colour halfway through a transition is meaningless.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Axe leaves these out unless asked: WCAG 2.2, 2.5.8, 2.5.3 and 1.3.4.
    const asked = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];
    // Axe describes every element of what it is asked for.
    const resultTypes: ['violations'] = ['violations'];
    const { violations } = await loaded.run(
      coloursOnly
        ? { resultTypes, runOnly: ['color-contrast', 'link-in-text-block'] }
        : {
            resultTypes,
            rules: Object.fromEntries(asked.map((rule) => [rule, { enabled: true }])),
          },
    );
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, only === 'colours');
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 200)}`));
}
