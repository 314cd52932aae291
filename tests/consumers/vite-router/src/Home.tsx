import { CourseCard } from '@setu/ui';

export function Home() {
  return (
    <>
      <h1>Courses</h1>
      <CourseCard
        title="GS Foundation"
        description="Two years of general studies."
        image={null}
        category="UPSC"
        headingLevel={2}
        viewMore={{ href: '/videos' }}
        buyNow={{ href: 'https://example.com/buy' }}
      />
    </>
  );
}
