import { CardGrid, PageBody, PageHeader, ResourceCard } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { results } from '../../site/src/content/results.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Selections',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: () => (
    <SiteFrame path={pages.selections.path}>
      <PageHeader heading={pages.selections.heading} text={pages.selections.text} />
      <PageBody>
        <CardGrid>
          {results.map(({ title, heading, image, path }) => (
            <ResourceCard
              key={title}
              title={heading}
              image={image.src}
              href={path}
              headingLevel={2}
            />
          ))}
        </CardGrid>
      </PageBody>
    </SiteFrame>
  ),
};
