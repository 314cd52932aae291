import { ResultPoster } from '@setu/ui';
import type { ResultPosterProps } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { findResult, selectionNotFound } from '../../site/src/content/results.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Result',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Result({ heading, text, image, action }: ResultPosterProps) {
  return (
    <SiteFrame path={pages.selections.path}>
      <ResultPoster
        heading={heading}
        text={text}
        image={image}
        action={action}
        back={{ href: pages.selections.path, label: pages.selections.heading }}
      />
    </SiteFrame>
  );
}

export const Full: Story = {
  render: () => <Result {...(findResult('upsc-2024-results') ?? selectionNotFound)} />,
};

/** No result has the title asked for. */
export const SelectionNotFound: Story = { render: () => <Result {...selectionNotFound} /> };
