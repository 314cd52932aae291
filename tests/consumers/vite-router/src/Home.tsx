import { CourseCard } from '@setu/ui';
import { panel } from './panel.css';

export function Home() {
  return (
    <>
      <h1>Courses</h1>
      <p className={panel}>Our own panel</p>
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
