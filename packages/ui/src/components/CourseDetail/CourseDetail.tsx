import { type ReactNode, useId } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { WordsAndTitle } from '../../internal/text/WordsAndTitle.tsx';
import type { ContactLink } from '../../internal/link/ContactLink.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { PageHeading, pageHeadingId } from '../../internal/text/PageHeading.tsx';
import { titleNotAvailable } from '../../internal/text/notAvailable.ts';
import { Picture } from '../../internal/picture/Picture.tsx';
import { type TrailProps, Trail } from '../Breadcrumbs/Trail.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Actions } from '../Button/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { type NoticeProps, Notice } from '../Notice/Notice.tsx';
import { IconPhone, IconWhatsApp } from '../Icon/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';
import { Part, Points } from './CourseParts.tsx';

const defaultLabels = {
  duration: 'Duration',
  fees: 'Fees',
  buyNow: 'Buy Now',
  overview: 'Course overview',
  modules: 'Modules',
  outcomes: 'Learning outcomes',
  features: 'Key features',
  howToEnroll: 'How to Enroll',
  howToEnrollText:
    'Choose Enroll Now to open the purchase page. Check the course and its fees there, fill in your details and complete the payment.',
  /** Where the course has no purchase link. */
  howToEnrollClosed:
    'This course cannot be bought online at present. Please call us, and we will tell you about the next batch.',
  enrollNow: 'Enroll Now',
  related: 'Related courses',
  exploreCourse: 'Explore Course',
  /** Accessible name that distinguishes the links; the visible text comes first (WCAG 2.5.3). */
  linkName: (label: string, title: string) => `${label}: ${title}`,
  titleNotAvailable,
};

export type CourseDetailLabels = typeof defaultLabels;

export interface CourseModule {
  heading?: string | undefined;
  /** Plain text; see `parseArticleText`. */
  body?: string | undefined;
}

export interface RelatedCourse {
  id: string | number;
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  href: string;
  image?: string | undefined;
  description?: string | undefined;
}

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
  ask: contacts,
  share,
  related = [],
  relatedError,
  relatedErrorActions,
  labels: ownLabels,
  ui,
  ...rest
}: CourseDetailProps) {
  const labels = useLabels('courseDetail', defaultLabels, ownLabels, ui);
  const titleOf = (one: { title?: string | undefined }) =>
    one.title?.trim() || labels.titleNotAvailable;
  const title = titleOf(course);
  const buyHref = isSafeHref(course.buyHref) ? course.buyHref : undefined;
  const facts = [
    { term: labels.duration, fact: course.duration ?? '' },
    { term: labels.fees, fact: course.fees ?? '' },
  ].filter(({ fact }) => fact.trim() !== '');
  const enrollId = useId();
  const ask = contacts && (
    <div className={styles.ask}>
      <Actions
        ui={ui}
        items={[
          { ...contacts.whatsapp, icon: <IconWhatsApp /> },
          { ...contacts.phone, icon: <IconPhone /> },
        ]}
        first="secondary"
      />
    </div>
  );

  return (
    <article aria-labelledby={pageHeadingId} {...rest}>
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
              {(facts.length > 0 || buyHref !== undefined || ask) && (
                <div className={styles.offer}>
                  {facts.length > 0 && (
                    <dl className={styles.facts}>
                      {facts.map(({ term, fact }) => (
                        <div key={term}>
                          <Text as="dt" tone="muted" size="sm">
                            {term}
                          </Text>
                          {/* A short fact such as '12 months' is set as a large figure, a sentence as text. */}
                          <dd className={fact.length <= 24 ? styles.fact : styles.longFact}>
                            <DevanagariRuns text={fact} ui={ui} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  {buyHref !== undefined && (
                    <div className={styles.buy} data-address={`${labels.buyNow}: ${buyHref}`}>
                      <Button ui={ui} href={buyHref} size="lg" variant="accent">
                        {labels.buyNow}
                      </Button>
                    </div>
                  )}
                  {ask}
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
        <Columns course={course} labels={labels} ui={ui} />
        <section aria-labelledby={enrollId} className={styles.enroll}>
          <Stack gap="x2" className={styles.enrollWords}>
            <Heading level={2} id={enrollId}>
              {labels.howToEnroll}
            </Heading>
            <Text tone="muted" measure>
              {buyHref === undefined ? labels.howToEnrollClosed : labels.howToEnrollText}
            </Text>
          </Stack>
          {buyHref !== undefined && (
            <Button ui={ui} href={buyHref} size="lg" variant="accent">
              <WordsAndTitle
                ui={ui}
                words={labels.enrollNow}
                name={labels.linkName(labels.enrollNow, title)}
                title={title}
              />
            </Button>
          )}
          {ask}
        </section>
        {(related.length > 0 || relatedError !== undefined) && (
          <div className={styles.related}>
            <Part heading={labels.related} size="xl2">
              {relatedError !== undefined ? (
                <Notice ui={ui} tone="danger" actions={relatedErrorActions}>
                  {relatedError}
                </Notice>
              ) : (
                // Three side by side, or one below the other: never 2 + 1.
                <Grid as="ul" columns={{ wide: 3 }}>
                  {related.map((one) => (
                    <article key={one.id} className={styles.card}>
                      <Picture src={one.image} alt="" ratio="3/2" />
                      <div className={styles.cardBody}>
                        <Heading level={3} size="lg">
                          <DevanagariRuns text={titleOf(one)} ui={ui} />
                        </Heading>
                        {one.description && (
                          <p className={styles.cardText}>
                            <DevanagariRuns text={one.description} ui={ui} />
                          </p>
                        )}
                        {isSafeHref(one.href) && (
                          <div className={styles.cardAction}>
                            <Button ui={ui} href={one.href} variant="secondary">
                              <WordsAndTitle
                                ui={ui}
                                words={labels.exploreCourse}
                                name={labels.linkName(labels.exploreCourse, titleOf(one))}
                                title={titleOf(one)}
                              />
                            </Button>
                          </div>
                        )}
                      </div>
                    </article>
                  ))}
                </Grid>
              )}
            </Part>
          </div>
        )}
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
              <ol className={styles.modules}>
                {modules.map(({ heading, body }, index) => (
                  // A course's modules are never reordered: the index identifies them.
                  <li key={index} className={styles.module}>
                    <Stack gap="x3">
                      {heading && (
                        <Heading level={3}>
                          <DevanagariRuns text={heading} ui={ui} />
                        </Heading>
                      )}
                      {body && (
                        <ArticleBody
                          ui={ui}
                          text={body}
                          headingLevel={heading ? 4 : 3}
                          headingIdPrefix={`module-${index + 1}`}
                        />
                      )}
                    </Stack>
                  </li>
                ))}
              </ol>
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
