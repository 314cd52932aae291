import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { Published } from '../../internal/text/Published.tsx';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { isSafeHref } from '../../internal/link/href.ts';
import { type LinkProps, Link } from '../../internal/link/Link.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Picture } from '../../internal/picture/Picture.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { notAvailable } from '../../internal/text/notAvailable.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseCard.css.ts';

const defaultLabels = {
  viewMore: 'View More',
  buyNow: 'Buy Now',
  featured: 'Featured',
  online: 'Online',
  offline: 'Classroom',
  ...notAvailable,
  /** Accessible name that distinguishes the links of the cards; the visible text comes first (WCAG 2.5.3). */
  linkName: (label: string, title: string) => `${label}: ${title}`,
};

export type CourseCardLabels = typeof defaultLabels;

export interface CourseCardProps extends UiProps, RootAttributes<HTMLElement> {
  /** One line, unless `wholeTitle`. Links to `viewMore`. Left out or blank: 'Title not available'. */
  title?: string | undefined;
  /** Cut to three lines. */
  description?: string | undefined;
  /** Decorative picture above the title, linked to `viewMore`. Missing or broken: a default drawing. */
  image?: string | undefined;
  /** Left out or blank: 'Category not available'. */
  category?: string | undefined;
  /** A badge beside the category. */
  mode?: 'online' | 'offline' | undefined;
  /** ISO. Empty or unreadable: 'Date not available'. Left out: no date at all. */
  date?: string | undefined;
  /** Shows a long title on as many lines as it needs. Default `false`: it is cut off after one. */
  wholeTitle?: boolean | undefined;
  /** Default `false`. */
  featured?: boolean | undefined;
  /** Left out, empty or unsafe: no such link. `label` defaults to 'View More'. */
  viewMore?: { href?: string | undefined; label?: string | undefined } | undefined;
  /** Like `viewMore`; `label` defaults to 'Buy Now'. */
  buyNow?: { href?: string | undefined; label?: string | undefined } | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
  labels?: PartialLabels<CourseCardLabels> | undefined;
}

/** A course in a list, with links to read more about it and to buy it. `ref` is the `<article>`. */
export function CourseCard({
  title,
  description,
  image,
  category,
  mode,
  date,
  wholeTitle = false,
  featured = false,
  viewMore,
  buyNow,
  headingLevel = 3,
  labels: ownLabels,
  ui,
  ...rest
}: CourseCardProps) {
  const labels = useLabels('courseCard', defaultLabels, ownLabels, ui);
  const Heading = `h${headingLevel}` as const;
  const name = title?.trim() || labels.titleNotAvailable;
  const button = (
    link: CourseCardProps['buyNow'],
    variant: 'primary' | 'secondary',
    label: string,
  ) =>
    isSafeHref(link?.href) && (
      <span className={styles.action}>
        <Button
          ui={ui}
          href={link.href}
          variant={variant}
          aria-label={labels.linkName(link.label ?? label, name)}
        >
          {link.label ?? label}
        </Button>
      </span>
    );
  const more = button(viewMore, 'secondary', labels.viewMore);
  const buy = button(buyNow, 'primary', labels.buyNow);

  return (
    <article {...rest} className={cx(styles.card, rest.className)}>
      <ToCourse ui={ui} href={viewMore?.href} aria-hidden>
        <Picture src={image} alt="" ratio="3/2" />
      </ToCourse>
      {featured && <span className={styles.ribbon}>{labels.featured}</span>}
      <div className={styles.body}>
        <div className={styles.about}>
          <Chip>
            <DevanagariRuns text={category?.trim() || labels.categoryNotAvailable} ui={ui} />
          </Chip>
          {mode && <span className={styles.mode[mode]}>{labels[mode]}</span>}
          {date !== undefined && (
            <span>
              <Published date={date} missing={labels.dateNotAvailable} ui={ui} />
            </span>
          )}
        </div>
        <Heading className={wholeTitle ? styles.wholeTitle : styles.title}>
          <ToCourse ui={ui} href={viewMore?.href} className={styles.titleLink}>
            <DevanagariRuns text={name} ui={ui} />
          </ToCourse>
        </Heading>
        {description && (
          <p className={styles.description}>
            <DevanagariRuns text={description} ui={ui} />
          </p>
        )}
        {(more || buy) && (
          <div className={styles.actions}>
            {more}
            {buy}
          </div>
        )}
      </div>
    </article>
  );
}

/** A link without a tab stop: of the three links to the course, the keyboard stops only at 'View More'. */
function ToCourse({
  href,
  children,
  ...rest
}: Omit<LinkProps, 'href'> & { href: string | undefined }) {
  if (!isSafeHref(href)) return children;
  return (
    <Link {...rest} href={href} tabIndex={-1}>
      {children}
    </Link>
  );
}
