import { CardGrid, CourseCard, Hero, Section } from '@setu/ui';

const courses = [
  { title: 'GS Foundation', category: 'UPSC', description: 'Two years of general studies.' },
  { title: 'Test series', category: 'UPSC', description: 'Forty papers, marked within a week.' },
  { title: 'Hindi medium', category: 'BPSC', description: 'The whole syllabus in Hindi.' },
];

export function Home() {
  return (
    <>
      <Hero
        heading="Study with people who stay until you understand"
        text="Small classes, daily answer writing, and a teacher who reads every page of it."
        action={{ label: 'Watch a lecture', href: '/videos' }}
        image={{ src: '/hero.svg', alt: '', width: 800, height: 600 }}
      />
      <Section heading="Courses" id="foundation">
        <CardGrid>
          {courses.map((course) => (
            <CourseCard
              key={course.title}
              {...course}
              viewMore={{ href: '/videos' }}
              buyNow={{ href: 'https://example.com/enrol' }}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
