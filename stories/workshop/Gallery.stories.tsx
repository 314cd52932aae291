import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../.storybook/docs/overview/Gallery.tsx';
import { picturedInOutline } from '../story.ts';

/** The gallery's page is Gallery.mdx; this is for its picture, and out of sight. */
export default {
  title: 'Workshop/Gallery',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: {
    layout: 'padded',
    // Each component has been looked at by itself; together they repeat their ids.
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
