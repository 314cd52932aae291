import { Button, PageBody, PageHeader, Prose } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { join, openings, whyWorkWithUs } from '../../site/src/content/career.ts';
import { pages } from '../../site/src/content/pages.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Career',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: () => (
    <SiteFrame path={pages.career.path}>
      <PageHeader heading={pages.career.heading} text={pages.career.text} />
      <PageBody>
        <Prose>
          <h2>{openings.heading}</h2>
          <p>{openings.text}</p>
          <h2>{whyWorkWithUs.heading}</h2>
          {whyWorkWithUs.reasons.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
          <h2>{join.heading}</h2>
          <p>{join.text}</p>
          <Button href={join.action.href}>{join.action.label}</Button>
        </Prose>
      </PageBody>
    </SiteFrame>
  ),
};
