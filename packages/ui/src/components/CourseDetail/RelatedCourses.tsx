import { useId } from 'react';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { isSafeHref } from '../../internal/link/href.ts';
import { Picture } from '../../internal/picture/Picture.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { NoticeProps } from '../Notice/Notice.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';
import type { CourseDetailLabels } from './courseDetailLabels.ts';

export interface RelatedCourse {
  id: string | number;
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  href: string;
  image?: string | undefined;
  description?: string | undefined;
}

interface RelatedCoursesProps extends UiProps {
  courses: readonly RelatedCourse[];
  error: string | undefined;
  errorActions: NoticeProps['actions'];
  labels: CourseDetailLabels;
}

export function RelatedCourses({ courses, error, errorActions, labels, ui }: RelatedCoursesProps) {
  const headingId = useId();
  if (courses.length === 0 && error === undefined) return null;
  return (
    <section aria-labelledby={headingId} className={styles.related}>
      <h2 id={headingId} className={styles.subheading}>
        {labels.related}
      </h2>
      {error !== undefined ? (
        <Notice ui={ui} tone="danger" actions={errorActions}>
          {error}
        </Notice>
      ) : (
        <ul className={styles.relatedList}>
          {courses.map(({ id, title, href, image, description }) => {
            const name = title?.trim() || labels.titleNotAvailable;
            return (
              <li key={id} className={styles.relatedItem}>
                <article className={styles.card}>
                  <Picture src={image} alt="" ratio="3/2" />
                  <div className={styles.cardBody}>
                    <h3 className={styles.cardTitle}>
                      <DevanagariRuns text={name} ui={ui} />
                    </h3>
                    {description && (
                      <p className={styles.cardText}>
                        <DevanagariRuns text={description} ui={ui} />
                      </p>
                    )}
                    {isSafeHref(href) && (
                      <div className={styles.cardAction}>
                        <Button
                          ui={ui}
                          href={href}
                          variant="secondary"
                          aria-label={labels.linkName(labels.exploreCourse, name)}
                        >
                          {labels.exploreCourse}
                        </Button>
                      </div>
                    )}
                  </div>
                </article>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
