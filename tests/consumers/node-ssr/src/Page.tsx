import { CourseCard } from '@setu/ui/CourseCard';
import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';

export function Page() {
  return (
    <main>
      <h1>Courses</h1>
      <CourseCard
        title="GS Foundation"
        description="Two years of general studies."
        category="UPSC"
        date="2026-11-20T20:00:00Z"
        ui={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }}
        headingLevel={2}
        buyNow={{ href: '/buy' }}
      />
    </main>
  );
}
