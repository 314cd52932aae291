import type { A11yParameters } from '@storybook/addon-a11y';
import type { AxeResults } from 'axe-core';
import { colorModes, themes } from '../stories/looks.ts';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Another theme can break only contrast, and addon-a11y has run all rules once, in the story's own look. So
 * in every other theme and mode only the rules that depend on colours run again.
 *
 * @throws with the look, the elements and their contrast when one of them fails.
 */
export async function contrastInEveryLook(
  body: HTMLElement,
  { disable, test, config = {} }: A11yParameters,
): Promise<void> {
  if (disable === true || test === 'off') return;
  const exempt = config.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const { default: axe } = await import('axe-core');
  axe.reset();
  axe.configure(config);
  const { dataset } = document.documentElement;
  const own = { setuTheme: dataset['setuTheme'], setuMode: dataset['setuMode'] };
  const still = stopTransitions();
  const failures: string[] = [];
  try {
    for (const theme of Object.keys(themes)) {
      for (const mode of colorModes) {
        if (theme === own.setuTheme && mode === own.setuMode) continue;
        dataset['setuTheme'] = theme;
        dataset['setuMode'] = mode;
        const results = await axe.run(body, {
          runOnly: colorRules.filter((rule) => exempt?.includes(rule) !== true),
          resultTypes: ['violations'],
        });
        failures.push(...describe(`${theme}, ${mode}`, results));
      }
    }
  } finally {
    Object.assign(dataset, own);
    if (own.setuMode === undefined) delete dataset['setuMode'];
    still.remove();
  }
  if (failures.length > 0) throw new Error(`axe:\n${failures.join('\n')}`);
}

/** Stops transitions, because a colour halfway between two themes belongs to neither. */
function stopTransitions(): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(sheet);
  return sheet;
}

function describe(look: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${look}: ${id}: ${any[0]?.message ?? ''}\n  ${html}`),
  );
}
