import {
  CardGrid,
  CategoryFilter,
  CourseCard,
  EmptyState,
  PageBody,
  PageHeader,
  Pagination,
} from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { courseFilters, latestCourses } from '../../site/src/content/home.ts';
import { pages } from '../../site/src/content/pages.ts';
import { courses } from '../data/pages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/CourseList',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { path, heading, text } = pages.onlineMode;
const online = courses.filter(({ mode }) => mode === 'online');

function Page({ category = null, children }: { category?: string | null; children: ReactNode }) {
  return (
    <SiteFrame path={path}>
      <PageHeader heading={heading} text={text} />
      <PageBody>
        <CategoryFilter
          label={`Categories of ${heading}`}
          options={courseFilters.map((filter) => ({
            label: filter.label,
            href: filter.category === null ? path : `${path}?category=${filter.category}`,
            current: filter.category === category,
          }))}
        />
        {children}
      </PageBody>
    </SiteFrame>
  );
}

const grid = (shown: typeof courses) => (
  <CardGrid>
    {shown.map(({ id, ...course }) => (
      <CourseCard key={id} {...course} headingLevel={2} />
    ))}
  </CardGrid>
);

export const Full: Story = {
  render: () => (
    <Page>
      {grid(online)}
      <Pagination
        page={1}
        pageCount={3}
        hrefFor={(page) => `${path}?page=${page}`}
        label={`Pages of ${heading}`}
      />
    </Page>
  ),
};

export const OneCategory: Story = {
  render: () => (
    <Page category="Sociology">
      {grid(online.filter(({ category }) => category === 'Sociology'))}
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page category="Test Series">
      <EmptyState text={latestCourses.emptyText} action={{ label: 'All Courses', href: path }} />
    </Page>
  ),
};

export const Failed: Story = {
  render: () => (
    <Page>
      <LoadFailure path={path} />
    </Page>
  ),
};
