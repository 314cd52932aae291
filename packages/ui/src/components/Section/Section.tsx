'use client';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Arc } from '../../internal/Arc.tsx';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconArrowRight } from '../../internal/icons.tsx';
import { Link } from '../../internal/Link.tsx';
import { Container } from '../Container/Container.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends RootAttributes {
  /** Names the region. */
  heading: string;
  /** Default 2. */
  headingLevel?: 2 | 3 | undefined;
  intro?: ReactNode;
  /** Where there is more of the same. */
  action?: { label: string; href: string } | undefined;
  /** Default `paper`. */
  tone?: 'paper' | 'sunken' | 'brand' | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A band of a page under its own heading: a region named by it. `ref` is the `<section>`. */
export function Section({
  heading,
  headingLevel = 2,
  intro,
  action,
  tone = 'paper',
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} {...rest} className={styles.tone[tone]}>
      <Container>
        <div className={styles.head}>
          <div className={styles.words}>
            <Arc />
            <Heading id={headingId} className={styles.heading}>
              {heading}
            </Heading>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </div>
          {action && (
            <Link href={action.href} className={styles.action}>
              {action.label}
              <IconArrowRight />
            </Link>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </Container>
    </section>
  );
}
