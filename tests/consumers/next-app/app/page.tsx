import { CourseCard } from '@setu/ui/CourseCard';

export default function Page() {
  return (
    <main>
      <h1>Courses</h1>
      <CourseCard
        title="GS Foundation"
        description="Two years of general studies."
        image={null}
        category="UPSC"
        headingLevel={2}
        viewMore={{ href: '/second' }}
      />
      <div data-setu-theme="sky" id="sky">
        <CourseCard title="Sky" description={null} image={null} category={null} headingLevel={2} />
      </div>
    </main>
  );
}
