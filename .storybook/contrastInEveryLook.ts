import type { A11yParameters } from '@storybook/addon-a11y';
import type { ContextObject } from 'axe-core';
import { colorModes, themes } from '../stories/looks.ts';

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Stops transitions, because a colour halfway between two themes belongs to neither. */
const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; }');

/**
 * Another theme can break only contrast, and addon-a11y has run all rules once, in the story's own look. So
 * in every other theme and mode only the rules that depend on colours run again.
 *
 * @throws with the look, the elements and their contrast when one of them fails.
 */
export async function contrastInEveryLook({
  context,
  disable,
  test,
}: A11yParameters): Promise<void> {
  if (disable === true || test === 'off') return;
  const { default: axe } = await import('axe-core');
  axe.reset();
  document.adoptedStyleSheets.push(still);
  const { dataset } = document.documentElement;
  const own = { setuTheme: dataset['setuTheme'], setuMode: dataset['setuMode'] };
  const judged = { include: document.body, ...(context as ContextObject | undefined) };
  const failures: string[] = [];
  try {
    for (const theme of Object.keys(themes)) {
      for (const mode of colorModes) {
        if (theme === own.setuTheme && mode === own.setuMode) continue;
        dataset['setuTheme'] = theme;
        dataset['setuMode'] = mode;
        const options = { runOnly: colorRules, resultTypes: ['violations' as const] };
        const { violations } = await axe.run(judged, options);
        for (const { id, nodes } of violations) {
          for (const { html, any } of nodes) {
            failures.push(`${theme}, ${mode}: ${id}: ${any[0]?.message ?? ''}\n  ${html}`);
          }
        }
      }
    }
  } finally {
    Object.assign(dataset, own);
    if (own.setuMode === undefined) delete dataset['setuMode'];
    document.adoptedStyleSheets.pop();
  }
  if (failures.length > 0) throw new Error(`axe:\n${failures.join('\n')}`);
}
