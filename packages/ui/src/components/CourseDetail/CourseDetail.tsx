'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { IconCheck, IconPhone, IconWhatsApp } from '../../internal/drawings/icons.tsx';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { PageHeading } from '../../internal/text/PageHeading.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { Actions } from '../Button/Actions.tsx';
import { Trail } from '../Breadcrumbs/Trail.tsx';
import type { TrailProps } from '../Breadcrumbs/Trail.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import type { NoticeProps } from '../Notice/Notice.tsx';
import * as styles from './CourseDetail.css.ts';
import { defaultLabels } from './courseDetailLabels.ts';
import type { CourseDetailLabels } from './courseDetailLabels.ts';
import { RelatedCourses } from './RelatedCourses.tsx';
import type { RelatedCourse } from './RelatedCourses.tsx';

export interface CourseDetailProps extends RootAttributes<HTMLElement> {
  /** Whatever is `null` or empty is left out, with its heading. */
  course: {
    title: string | null;
    duration: string | null;
    fees: string | null;
    /** Empty or unsafe: no purchase links, and 'How to Enroll' says so. */
    buyHref: string | null;
    image: string | null;
    description: string | null;
    /** Plain text; see `parseArticleText`. */
    overview: string | null;
    modules: readonly { heading: string | null; body: string | null }[];
    features: readonly string[];
    outcomes: readonly string[];
  };
  breadcrumbs?: TrailProps['breadcrumbs'];
  back: { href: string; label: string };
  /** Whom to ask about the course before buying it: beside 'Buy Now' and in 'How to Enroll'. */
  ask?: { whatsapp: ContactLink; phone: ContactLink } | undefined;
  /** Stands at the end of the top: `ShareLinks`. */
  share?: ReactNode;
  related?: readonly RelatedCourse[] | undefined;
  /** Stands in place of the related courses. */
  relatedError?: string | undefined;
  /** What to do about that, such as a retry. */
  relatedErrorActions?: NoticeProps['actions'];
  labels?: Partial<CourseDetailLabels> | undefined;
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
  ...rest
}: CourseDetailProps) {
  const labels = useLabels('courseDetail', defaultLabels, ownLabels);
  const title = course.title?.trim() || labels.titleNotAvailable;
  const buyHref = isSafeHref(course.buyHref) ? course.buyHref : undefined;
  const facts = [
    { term: labels.duration, fact: course.duration },
    { term: labels.fees, fact: course.fees },
  ].filter(({ fact }) => fact?.trim());
  const hasPoints = course.outcomes.length > 0 || course.features.length > 0;
  const hasMain = Boolean(course.overview?.trim()) || course.modules.length > 0;

  return (
    <article aria-labelledby="page-heading" {...rest} className={styles.root}>
      <div className={styles.top}>
        <Container>
          <div className={styles.intro}>
            <div className={styles.words}>
              <Trail breadcrumbs={breadcrumbs} back={back} />
              <PageHeading className={styles.heading}>
                <DevanagariRuns text={title} />
              </PageHeading>
              {course.description && (
                <p className={styles.lead}>
                  <DevanagariRuns text={course.description} />
                </p>
              )}
              {(facts.length > 0 || buyHref !== undefined || ask) && (
                <div className={styles.offer}>
                  {facts.length > 0 && (
                    <dl className={styles.facts}>
                      {facts.map(({ term, fact }) => (
                        <div key={term}>
                          <dt className={styles.term}>{term}</dt>
                          <dd className={isShort(fact) ? styles.fact : styles.longFact}>{fact}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  {buyHref !== undefined && (
                    <div className={styles.buy} data-address={`${labels.buyNow}: ${buyHref}`}>
                      <Button href={buyHref} size="lg" variant="accent">
                        {labels.buyNow}
                      </Button>
                    </div>
                  )}
                  {ask && <Ask {...ask} />}
                </div>
              )}
              {share !== undefined && <div className={styles.share}>{share}</div>}
            </div>
            <div className={styles.frame}>
              <Picture src={course.image} alt="" ratio="3/2" priority />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        {(hasMain || hasPoints) && (
          <div className={styles.columns}>
            {hasMain && (
              <div className={styles.main}>
                {course.overview?.trim() && (
                  <Part heading={labels.overview} headingClass={styles.subheading}>
                    <ArticleBody
                      text={course.overview}
                      headingLevel={3}
                      headingIdPrefix="overview"
                    />
                  </Part>
                )}
                {course.modules.length > 0 && (
                  <Part heading={labels.modules} headingClass={styles.subheading}>
                    <Modules modules={course.modules} />
                  </Part>
                )}
              </div>
            )}
            {hasPoints && (
              <div className={styles.aside}>
                <Points heading={labels.outcomes} items={course.outcomes} />
                <Points heading={labels.features} items={course.features} />
              </div>
            )}
          </div>
        )}
        <Enroll buyHref={buyHref} title={title} ask={ask} labels={labels} />
        <RelatedCourses
          courses={related}
          error={relatedError}
          errorActions={relatedErrorActions}
          labels={labels}
        />
      </Container>
    </article>
  );
}

/** '12 months' is drawn as a figure; a sentence in its place is read as one. */
const isShort = (fact: string | null) => (fact?.length ?? 0) <= 24;

interface PartProps {
  heading: string;
  headingClass: string;
  children: ReactNode;
}

function Part({ heading, headingClass, children }: PartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={headingClass}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Modules({ modules }: { modules: CourseDetailProps['course']['modules'] }) {
  return (
    <ol className={styles.modules}>
      {modules.map(({ heading, body }, index) => (
        // A course's modules never move: the position is their identity.
        <li key={index} className={styles.module}>
          <div className={styles.moduleWords}>
            {heading && (
              <h3 className={styles.moduleHeading}>
                <DevanagariRuns text={heading} />
              </h3>
            )}
            {body && (
              <ArticleBody
                text={body}
                headingLevel={heading ? 4 : 3}
                headingIdPrefix={`module-${index + 1}`}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Points({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part heading={heading} headingClass={styles.asideHeading}>
      <ul className={styles.points}>
        {items.map((item, index) => (
          <li key={index} className={styles.point}>
            <span className={styles.mark}>
              <IconCheck />
            </span>
            <span>
              <DevanagariRuns text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ask({ whatsapp, phone }: NonNullable<CourseDetailProps['ask']>) {
  return (
    <div className={styles.ask}>
      <Actions
        items={[
          { ...whatsapp, icon: <IconWhatsApp /> },
          { ...phone, icon: <IconPhone /> },
        ]}
        first="secondary"
      />
    </div>
  );
}

interface EnrollProps {
  buyHref: string | undefined;
  title: string;
  ask: CourseDetailProps['ask'];
  labels: CourseDetailLabels;
}

function Enroll({ buyHref, title, ask, labels }: EnrollProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.enroll}>
      <div className={styles.enrollWords}>
        <h2 id={headingId} className={styles.enrollHeading}>
          {labels.howToEnroll}
        </h2>
        <p className={styles.enrollText}>
          {buyHref === undefined ? labels.howToEnrollClosed : labels.howToEnrollText}
        </p>
      </div>
      {buyHref !== undefined && (
        <Button
          href={buyHref}
          size="lg"
          variant="accent"
          aria-label={labels.linkName(labels.enrollNow, title)}
        >
          {labels.enrollNow}
        </Button>
      )}
      {ask && <Ask {...ask} />}
    </section>
  );
}
