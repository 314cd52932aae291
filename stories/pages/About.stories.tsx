import { PageBody, PageHeader, Prose } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutSections } from '../../site/src/content/about.ts';
import { pages } from '../../site/src/content/pages.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/About',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: () => (
    <SiteFrame path={pages.about.path}>
      <PageHeader heading={pages.about.heading} text={pages.about.text} />
      <PageBody>
        <Prose>
          {aboutSections.map(({ id, heading, paragraphs }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Prose>
      </PageBody>
    </SiteFrame>
  ),
};
