import { Markdown } from '@storybook/addon-docs/blocks';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { ComponentTable } from './ComponentTable.tsx';

/** Of each component: what it is to assistive technology, and what operates it. */
export function AccessibilityTable() {
  return <ComponentTable columns={['What it is', 'Keys']} cells={cells} />;
}

const cells = ({ guide: { accessibility, keyboard = [] } }: CatalogueEntry) => [
  <Markdown key="pattern">{accessibility[0] ?? ''}</Markdown>,
  keyboard.map(([keys]) => keys).join('; ') || 'None',
];
