import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG 2.2 AA and of axe's best practices, one line per element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const violations = await page.evaluate(async () => {
    // The contrast of a colour halfway through a transition is meaningless.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Axe leaves these out unless asked: WCAG 2.2, 2.5.8, 2.5.3 and 1.3.4.
    const asked = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];
    const { violations } = await loaded.run({
      // Axe describes every element of what it is asked for.
      resultTypes: ['violations'],
      rules: Object.fromEntries(asked.map((rule) => [rule, { enabled: true }])),
    });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 200)}`));
}
