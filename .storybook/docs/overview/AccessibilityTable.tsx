import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { ComponentTable } from './ComponentTable.tsx';

/** Of each component: what it is to assistive technology, what operates it, and what its own tests prove. */
export function AccessibilityTable() {
  return (
    <ComponentTable columns={['What it is', 'Keys', 'What its own tests prove']} cells={cells} />
  );
}

function cells({ guide, tests, playing }: CatalogueEntry): readonly ReactNode[] {
  const { accessibility, keyboard = [] } = guide;
  return [
    <Markdown key="pattern">{accessibility[0] ?? ''}</Markdown>,
    keyboard.map(([keys]) => keys).join('; ') || 'None',
    <details key="tests">
      <summary>
        Tests: {tests.length}, stories: {playing.length}
      </summary>
      <ul>
        {[...new Set([...tests, ...playing])].map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </details>,
  ];
}
