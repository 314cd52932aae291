import { Carousel, CourseCard, PageHeader, Section } from '@setu/ui';

const lectures = ['Why rivers meander', 'A budget in an hour', 'Reading a map', 'The Preamble'];
const lecture = { category: 'Lecture', description: 'One hour, with questions.' };

export function Videos() {
  return (
    <>
      <PageHeader heading="Videos" text="Four lectures to begin with, free for everyone." />
      <Section heading="This week">
        <Carousel label="Lectures">
          {lectures.map((title) => (
            <CourseCard key={title} {...lecture} title={title} />
          ))}
        </Carousel>
      </Section>
    </>
  );
}
