import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { PageHeading, pageHeadingId } from '../../internal/text/PageHeading.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { type TrailProps, Trail } from '../Breadcrumbs/Trail.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Container } from '../Container/Container.tsx';
import type { NoticeProps } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';
import { type CourseDetailLabels, courseDetailLabels } from './courseDetailLabels.ts';
import { type CourseModule, Modules, Part, Points } from './CourseParts.tsx';
import { Enroll, Offer } from './Offer.tsx';
import { type RelatedCourse, RelatedCourses } from './RelatedCourses.tsx';

export interface CourseDetailProps extends UiProps, RootAttributes<HTMLElement> {
  /** Absent or empty parts are left out, with their headings. */
  course: {
    /** Left out or blank: 'Title not available'. */
    title?: string | undefined;
    duration?: string | undefined;
    fees?: string | undefined;
    /** Left out, empty or unsafe: no purchase links, and 'How to Enroll' says so. */
    buyHref?: string | undefined;
    image?: string | undefined;
    description?: string | undefined;
    /** Plain text; see `parseArticleText`. */
    overview?: string | undefined;
    modules?: readonly CourseModule[] | undefined;
    features?: readonly string[] | undefined;
    outcomes?: readonly string[] | undefined;
  };
  breadcrumbs?: TrailProps['breadcrumbs'];
  back: { href: string; label: string };
  /** Contact links for questions before buying, shown below 'Buy Now' and in 'How to Enroll'. */
  ask?: { whatsapp: ContactLink; phone: ContactLink } | undefined;
  /** Shown below 'Buy Now' and the contact links: `ShareLinks`. */
  share?: ReactNode;
  related?: readonly RelatedCourse[] | undefined;
  /** Error text shown in place of the related courses. */
  relatedError?: string | undefined;
  /** Actions for that error, such as a retry. */
  relatedErrorActions?: NoticeProps['actions'];
  labels?: PartialLabels<CourseDetailLabels> | undefined;
}

/** A whole page for one course. `ref` is the root `<article>`. */
export function CourseDetail({
  course,
  breadcrumbs,
  back,
  ask,
  share,
  related = [],
  relatedError,
  relatedErrorActions,
  labels: ownLabels,
  ui,
  ...rest
}: CourseDetailProps) {
  const labels = useLabels('courseDetail', courseDetailLabels, ownLabels, ui);
  const title = course.title?.trim() || labels.titleNotAvailable;
  const buyHref = isSafeHref(course.buyHref) ? course.buyHref : undefined;
  const facts = [
    { term: labels.duration, fact: course.duration ?? '' },
    { term: labels.fees, fact: course.fees ?? '' },
  ].filter(({ fact }) => fact.trim() !== '');

  return (
    // The key replaces the whole: React cannot find a text that a translator has replaced.
    <article key={JSON.stringify(course)} aria-labelledby={pageHeadingId} {...rest}>
      <div className={styles.top}>
        <Container>
          <div className={styles.intro}>
            <div className={styles.words}>
              <Trail breadcrumbs={breadcrumbs} back={back} ui={ui} />
              <PageHeading>
                <DevanagariRuns text={title} ui={ui} />
              </PageHeading>
              {course.description && (
                <p className={styles.lead}>
                  <DevanagariRuns text={course.description} ui={ui} />
                </p>
              )}
              <Offer {...{ facts, buyHref, ask, labels, ui }} />
              {share !== undefined && <div className={styles.share}>{share}</div>}
            </div>
            <div className={styles.frame}>
              <Picture src={course.image} alt="" ratio="3/2" priority />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <Columns course={course} labels={labels} ui={ui} />
        <Enroll {...{ buyHref, title, ask, labels, ui }} />
        <RelatedCourses
          courses={related}
          error={relatedError}
          errorActions={relatedErrorActions}
          labels={labels}
          ui={ui}
        />
      </Container>
    </article>
  );
}

/** Overview and modules, with outcomes and features beside them. */
function Columns({
  course,
  labels,
  ui,
}: Pick<CourseDetailProps, 'course' | 'ui'> & { labels: CourseDetailLabels }) {
  const { overview, modules = [], features = [], outcomes = [] } = course;
  const hasPoints = outcomes.length > 0 || features.length > 0;
  const hasMain = Boolean(overview?.trim()) || modules.length > 0;
  if (!hasMain && !hasPoints) return null;
  return (
    <div className={styles.columns}>
      {hasMain && (
        <Stack gap="x12">
          {overview?.trim() && (
            <Part heading={labels.overview} size="xl2">
              <ArticleBody ui={ui} text={overview} headingLevel={3} headingIdPrefix="overview" />
            </Part>
          )}
          {modules.length > 0 && (
            <Part heading={labels.modules} size="xl2">
              <Modules modules={modules} ui={ui} />
            </Part>
          )}
        </Stack>
      )}
      {hasPoints && (
        <Stack gap="x10" className={styles.aside}>
          <Points heading={labels.outcomes} items={outcomes} ui={ui} />
          <Points heading={labels.features} items={features} ui={ui} />
        </Stack>
      )}
    </div>
  );
}
