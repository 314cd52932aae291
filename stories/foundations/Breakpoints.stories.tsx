import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { Specimens } from './Specimens.tsx';

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Every component is drawn for 320 px first; each width below adds room. A custom property cannot stand in a media
query, so these are constants of the library, not of a theme. Grids of cards have no breakpoints at all: they take as
many columns as fit.

The header changes at a width in em: a reader with larger text gets the menu that has room for it. The viewport
buttons of the toolbar show a story at each width.`,
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const widths = [
  ['600px', 'Resources two at a time; the footer in two columns'],
  ['769px', 'Videos two at a time; lists and details in two columns'],
  ['1024px', 'Resources three at a time; the footer in three columns'],
  ['64em', 'The bar with dropdowns in place of the menu button'],
  ['1025px', 'Videos three at a time'],
  ['80em', 'More room in the bar'],
  ['1440px', 'The widest: content grows no further'],
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
      heading={`This window: ${width} px`}
      columns={['From', 'Now', 'What changes']}
      rows={widths.map(([from, what]) => ({
        name: from,
        cells: [matchMedia(`(min-width: ${from})`).matches ? 'yes' : 'no', what],
      }))}
    />
  );
}

export const Default: Story = { render: () => <Widths /> };
