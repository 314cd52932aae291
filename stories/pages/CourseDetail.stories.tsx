import { CourseDetail, PageBody, PageHeader } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { latestCourses } from '../../site/src/content/home.ts';
import { course, relatedCourses } from '../data/pages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/CourseDetail',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/gs-foundation-online';
const back = { href: `/#${latestCourses.id}`, label: 'Back to courses' };

export const Full: Story = {
  render: () => (
    <SiteFrame path={path}>
      <CourseDetail course={course} back={back} related={relatedCourses} />
    </SiteFrame>
  ),
};

/** The course came, those like it did not. */
export const RelatedFailed: Story = {
  render: () => (
    <SiteFrame path={path}>
      <CourseDetail course={course} back={back} relatedError="Failed to fetch" />
    </SiteFrame>
  ),
};

export const Failed: Story = {
  render: () => (
    <SiteFrame path={path}>
      <PageHeader heading="Course" back={back} />
      <PageBody>
        <LoadFailure path={path} />
      </PageBody>
    </SiteFrame>
  ),
};
