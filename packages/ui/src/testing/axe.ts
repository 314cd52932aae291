import axe from 'axe-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA and axe's best practices, over one part of the page. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: {
      // A component alone is no page.
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      // Off in axe by default: WCAG 2.2, 2.5.8 and 2.5.3.
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
  });
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(found, 'axe').toEqual([]);
}
