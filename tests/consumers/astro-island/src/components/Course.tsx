import { CourseCard } from '@setu/ui/CourseCard';
import { useState } from 'react';

export function Course() {
  const [featured, setFeatured] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFeatured(true)}>
        Feature
      </button>
      <CourseCard
        title="GS Foundation"
        description="Two years of general studies."
        image={null}
        category="UPSC"
        headingLevel={2}
        featured={featured}
        buyNow={{ href: '/buy' }}
      />
    </>
  );
}
