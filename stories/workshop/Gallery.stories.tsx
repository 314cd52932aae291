import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../docs/overview/Gallery.tsx';
import { picturedInOutline } from '../story.ts';

/** A hidden story, for the picture of the gallery. The visible page is Gallery.mdx. */
export default {
  title: 'Workshop/Gallery',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    layout: 'padded',
    // Each component is tested alone; together they repeat their ids.
    a11y: { test: 'off' },
  },
} satisfies Meta;

export const Default: StoryObj = {
  parameters: picturedInOutline('1280 light'),
  render: () => (
    <div className="sbdocs">
      <Gallery />
    </div>
  ),
};
