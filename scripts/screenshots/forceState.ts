import type { Page } from 'playwright';

const forced = {
  hovered: { selector: 'a, button, summary, label, input, select, textarea', by: ['hover'] },
  pressed: { selector: 'a, button, summary, label', by: ['hover', 'active'] },
  focused: {
    selector: 'a, button, summary, input, select, textarea',
    by: ['focus', 'focus-visible'],
  },
  visited: { selector: 'a', by: ['visited'] },
};

export type State = keyof typeof forced;

export const states = Object.keys(forced) as State[];

/** Forces the state on every element that can have it, for as long as the page is open. */
export const forceState = (state: State) => async (page: Page) => {
  const { selector, by: forcedPseudoClasses } = forced[state];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  for (const nodeId of nodeIds) {
    await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
};

export const disableAll = (page: Page) =>
  page.locator('button, input, select, textarea').evaluateAll((controls) => {
    for (const control of controls) control.toggleAttribute('disabled', true);
  });
