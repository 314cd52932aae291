import {
  CallToAction,
  CardGrid,
  Carousel,
  CategoryFilter,
  CourseCard,
  EmptyState,
  Hero,
  ResourceCard,
  Section,
  VideoCarousel,
} from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  community,
  courseFilters,
  freeResources,
  hero,
  latestCourses,
  topperVideos,
} from '../../site/src/content/home.ts';
import { testimonials } from '../../site/src/content/testimonials.ts';
import { courses, resources } from '../data/pages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const autoAdvanceMs = 2_000;

interface HomeProps {
  free: ReactNode;
  latest: ReactNode;
  category?: string;
}

function Home({ free, latest, category }: HomeProps) {
  return (
    <SiteFrame path="/">
      <Hero {...hero} />
      <Section id={freeResources.id} heading={freeResources.heading} intro={freeResources.intro}>
        {free}
      </Section>
      <Section
        id={latestCourses.id}
        heading={latestCourses.heading}
        intro={latestCourses.intro}
        tone="sunken"
      >
        <CategoryFilter
          label="Categories of the latest courses"
          options={courseFilters.map((filter) => ({
            label: filter.label,
            href: `/#${latestCourses.id}`,
            current: filter.category === (category ?? null),
          }))}
        />
        {latest}
      </Section>
      <Section
        id={topperVideos.id}
        heading={topperVideos.heading}
        intro={topperVideos.intro}
        action={topperVideos.action}
      >
        <VideoCarousel
          label="Videos of toppers"
          videos={testimonials}
          autoAdvanceMs={autoAdvanceMs}
        />
      </Section>
      <CallToAction
        id={community.id}
        heading={community.heading}
        text={community.text}
        actions={community.actions}
      />
    </SiteFrame>
  );
}

const freeCarousel = (
  <Carousel label="Free resources to choose from" layout="resources" autoAdvanceMs={autoAdvanceMs}>
    {resources.map(({ id, ...resource }) => (
      <ResourceCard key={id} {...resource} />
    ))}
  </Carousel>
);

const latestGrid = (category?: string) => (
  <CardGrid>
    {courses
      .filter((course) => category === undefined || course.category === category)
      .slice(0, 6)
      .map(({ id, ...course }) => (
        <CourseCard key={id} {...course} />
      ))}
  </CardGrid>
);

export const Full: Story = {
  render: () => <Home free={freeCarousel} latest={latestGrid()} />,
};

export const OneCategory: Story = {
  render: () => <Home free={freeCarousel} latest={latestGrid('BPSC')} category="BPSC" />,
};

export const Empty: Story = {
  render: () => (
    <Home
      free={<EmptyState text={freeResources.emptyText} />}
      latest={
        <EmptyState
          text={latestCourses.emptyText}
          action={{ label: 'All Courses', href: `/#${latestCourses.id}` }}
        />
      }
      category="Sociology"
    />
  ),
};

/** Neither list came; the rest of the page lives. */
export const Failed: Story = {
  render: () => <Home free={<LoadFailure path="/" />} latest={<LoadFailure path="/" />} />,
};
