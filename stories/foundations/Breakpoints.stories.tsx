import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { Specimens } from './Specimens.tsx';
import { foundation } from '../story.ts';

export default {
  parameters: foundation(`
Every component is drawn for 320 px first; each width below adds room. A custom property cannot stand in a media
query, so these are constants of the library, not of a theme.

They are written in em, and named by their pixels at the usual text size: a reader with larger text gets the layout that
has room for it. The viewports of the toolbar include a width of each layout.`),
} satisfies Meta;

const widths = [
  ['37.5em', 'Resources two at a time; the footer in two columns'],
  ['48.0625em', 'Videos two at a time; lists and details in two columns'],
  [
    '64em',
    'Cards and resources three at a time; the footer in three columns; the bar with dropdowns in place of the menu button',
  ],
  ['64.0625em', 'Videos three at a time'],
  ['80em', 'More room in the bar'],
] as const;

function Widths() {
  const width = useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => window.innerWidth,
  );
  return (
    <Specimens
      caption={`This window: ${width} px`}
      columns={['From', 'Now', 'What changes']}
      rows={widths.map(([from, what]) => [
        from,
        matchMedia(`(min-width: ${from})`).matches ? 'yes' : 'no',
        what,
      ])}
    />
  );
}

export const Default: StoryObj = { render: () => <Widths /> };
