import { useId } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { Link } from '../../internal/link/Link.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { useDates } from '../../internal/text/useDates.ts';
import { Container } from '../Container/Container.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './LatestReading.css.ts';

export interface LatestReadingItem {
  id: string | number;
  title: string;
  /** Shown below the title, e.g. 'Polity, 4 min read'. */
  about?: string | undefined;
  /** Empty or unsafe: no link. */
  href: string;
}

export interface LatestReadingProps extends UiProps, RootAttributes<HTMLElement> {
  /** Names the region, e.g. 'Latest reading'. */
  heading: string;
  /** The day of the articles, `2026-11-20`. */
  day: string;
  /** Shown in the order given. Without any, nothing is rendered. */
  articles: readonly LatestReadingItem[];
  /** A link to all articles of that day. */
  action?: { label: string; href: string } | undefined;
}

/** The titles of the newest day, with its date: a region named by its h2. `ref` is the `<section>`. */
export function LatestReading({ heading, day, articles, action, ui, ...rest }: LatestReadingProps) {
  requireName('LatestReading', 'heading', heading);
  const dateText = useDates(ui);
  const headingId = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={headingId} {...rest} className={cx(styles.strip, rest.className)}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h2 id={headingId}>{heading}</h2>
            <p>
              <time dateTime={day}>{dateText(day)}</time>
            </p>
            {action && (
              <TextLink arrow="forward" href={action.href} ui={ui}>
                {action.label}
              </TextLink>
            )}
          </div>
          <ul className={styles.list}>
            {articles.map(({ id, title, about, href }) => (
              <li key={id}>
                <Link ui={ui} href={href} className={styles.link}>
                  <DevanagariRuns text={title} ui={ui} />
                </Link>
                {about !== undefined && (
                  <p className={styles.about}>
                    <DevanagariRuns text={about} ui={ui} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
