import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { isExternal, isSafeHref } from '../../internal/link/href.ts';
import { IconArrowRight, IconExternal } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { categoryNotAvailable, titleNotAvailable } from '../../internal/text/notAvailable.ts';
import { Chip } from '../Chip/Chip.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ResourceCard.css.ts';

const defaultLabels = { titleNotAvailable, categoryNotAvailable };

export type ResourceCardLabels = typeof defaultLabels;

export interface ResourceCardProps extends UiProps, RootAttributes<HTMLElement> {
  /** Left out or blank: 'Title not available'. */
  title?: string | undefined;
  /** Decoration next to the title. Missing or broken: a drawing of ours. */
  image?: string | undefined;
  /** Left out, empty or unsafe: the card is no link. */
  href?: string | undefined;
  /** Blank: 'Category not available'; left out: no category at all. */
  category?: string | undefined;
  /** The picture's shape. Default `3/2`. */
  ratio?: '3/2' | '4/5' | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel | undefined;
  labels?: PartialLabels<ResourceCardLabels> | undefined;
}

/** A free resource: picture, category, title; the whole card is one link. `ref` is the `<article>`. */
export function ResourceCard({
  title,
  image,
  href,
  category,
  ratio = '3/2',
  headingLevel = 3,
  labels: ownLabels,
  ui,
  ...rest
}: ResourceCardProps) {
  const labels = useLabels('resourceCard', defaultLabels, ownLabels, ui);
  const Heading = `h${headingLevel}` as const;
  const name = <DevanagariRuns text={title?.trim() || labels.titleNotAvailable} ui={ui} />;
  const linked = isSafeHref(href);
  return (
    <article {...rest} className={cx(styles.card, rest.className)}>
      <Picture src={image} alt="" ratio={ratio} />
      <div className={styles.body}>
        {category !== undefined && (
          <Chip>
            <DevanagariRuns text={category.trim() || labels.categoryNotAvailable} ui={ui} />
          </Chip>
        )}
        <div className={styles.foot}>
          <Heading className={styles.title}>
            {linked ? (
              <Link ui={ui} href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {linked && (
            <span className={styles.arrow}>
              {isExternal(href) ? <IconExternal /> : <IconArrowRight />}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
