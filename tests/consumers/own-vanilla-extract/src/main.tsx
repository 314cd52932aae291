import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import { CourseCard } from '@setu/ui/CourseCard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as styles from './panel.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main>
        <h1>Courses</h1>
        <p className={styles.panel}>Our own panel</p>
        <CourseCard
          title="GS Foundation"
          description="Two years of general studies."
          image={null}
          category="UPSC"
          headingLevel={2}
          buyNow={{ href: '/buy' }}
        />
      </main>
    </StrictMode>,
  );
}
