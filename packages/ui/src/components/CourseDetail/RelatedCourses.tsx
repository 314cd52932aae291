import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import { isSafeHref } from '../../internal/link/href.ts';
import { Picture } from '../../internal/picture/Picture.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { type NoticeProps, Notice } from '../Notice/Notice.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';
import type { CourseDetailLabels } from './courseDetailLabels.ts';
import { Part } from './CourseParts.tsx';

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
  if (courses.length === 0 && error === undefined) return null;
  return (
    <div className={styles.related}>
      <Part heading={labels.related} size="xl2">
        {error !== undefined ? (
          <Notice ui={ui} tone="danger" actions={errorActions}>
            {error}
          </Notice>
        ) : (
          // Three side by side, or one below the other: never 2 + 1.
          <Grid as="ul" columns={{ wide: 3 }}>
            {courses.map(({ id, title, href, image, description }) => {
              const name = title?.trim() || labels.titleNotAvailable;
              return (
                <article key={id} className={styles.card}>
                  <Picture src={image} alt="" ratio="3/2" />
                  <div className={styles.cardBody}>
                    <Heading level={3} size="lg">
                      <DevanagariRuns text={name} ui={ui} />
                    </Heading>
                    {description && (
                      <p className={styles.cardText}>
                        <DevanagariRuns text={description} ui={ui} />
                      </p>
                    )}
                    {isSafeHref(href) && (
                      <div className={styles.cardAction}>
                        <Button ui={ui} href={href} variant="secondary">
                          <WordsAndTitle
                            ui={ui}
                            words={labels.exploreCourse}
                            name={labels.linkName(labels.exploreCourse, name)}
                            title={name}
                          />
                        </Button>
                      </div>
                    )}
                  </div>
                </article>
              );
            })}
          </Grid>
        )}
      </Part>
    </div>
  );
}
