import { useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './NextReading.css.ts';

export interface NextReadingProps extends UiProps, RootAttributes<HTMLElement> {
  /** Names the navigation, e.g. "Next in the day's reading". */
  heading: string;
  /** The article's position, e.g. '3 of 6'. Default: not shown. */
  position?: string | undefined;
  /** Left out after the last article. An empty or unsafe `href`: no link. */
  next?: { title: string; href: string } | undefined;
  /** The list that the article belongs to. */
  back: { label: string; href: string };
}

/** For the end of an article: links to the next one and back to the list. `ref` is the `<nav>`. */
export function NextReading({ heading, position, next, back, ui, ...rest }: NextReadingProps) {
  requireName('NextReading', 'heading', heading);
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} {...rest} className={cx(styles.card, rest.className)}>
      <p className={styles.line}>
        <span id={headingId}>{heading}</span>
        {position !== undefined && <span className={styles.position}>{position}</span>}
      </p>
      {next && (
        <Link ui={ui} href={next.href} rel="next" className={styles.next}>
          <DevanagariRuns text={next.title} ui={ui} />
          <span className={styles.arrow}>
            <IconArrowRight />
          </span>
        </Link>
      )}
      <Link ui={ui} href={back.href} className={styles.back}>
        <IconArrowLeft />
        {back.label}
      </Link>
    </nav>
  );
}
