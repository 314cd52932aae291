import { CardGrid } from '@setu/ui/CardGrid';
import { Carousel } from '@setu/ui/Carousel';
import { CourseCard } from '@setu/ui/CourseCard';
import { Hero } from '@setu/ui/Hero';
import { ResourceCard } from '@setu/ui/ResourceCard';
import { Section } from '@setu/ui/Section';
import { articles } from '../articles';
import { ui } from '../ui';

const courses = [
  {
    title: 'GS Foundation',
    category: 'UPSC',
    description: 'Two years of general studies.',
    image: '/hero.svg',
  },
  { title: 'Test series', category: 'UPSC', description: 'Forty papers, marked within a week.' },
  { title: 'Hindi medium', category: 'BPSC', description: 'The whole syllabus in Hindi.' },
];

export default function Page() {
  return (
    <>
      <Hero
        ui={ui}
        heading="Study with people who stay until you understand"
        text="Small classes, daily answer writing, and a teacher who reads every page of it."
        action={{ label: 'See the foundation course', href: '/foundation' }}
        image={{ src: '/hero.svg', alt: '', width: 800, height: 600 }}
      />
      <Section heading="Courses">
        <CardGrid>
          {courses.map((course) => (
            <CourseCard ui={ui} key={course.title} {...course} viewMore={{ href: '/foundation' }} />
          ))}
        </CardGrid>
      </Section>
      <Section
        heading="To begin with"
        tone="sunken"
        action={{ label: 'All articles', href: '/articles' }}
        ui={ui}
      >
        <Carousel label="To begin with">
          {articles.map(({ id, title, category }) => (
            <ResourceCard
              ui={ui}
              key={id}
              title={title}
              category={category}
              href={`/articles/${id}`}
            />
          ))}
        </Carousel>
      </Section>
    </>
  );
}
