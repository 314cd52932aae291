import { Markdown } from '@storybook/addon-docs/blocks';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { ComponentTable } from './ComponentTable.tsx';

/** For each component: what it is to assistive technology, and which keys operate it. */
export function AccessibilityTable() {
  return <ComponentTable columns={['What it is', 'Keys']} cells={cells} />;
}

const cells = ({ guide: { accessibility, keyboard = {} } }: CatalogueEntry) => [
  <Markdown key="pattern">{accessibility[0] ?? ''}</Markdown>,
  Object.keys(keyboard).join('; ') || 'None',
];
