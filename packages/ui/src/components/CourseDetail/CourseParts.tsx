'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconCheck } from '../../internal/drawings/icons.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import * as styles from './CourseDetail.css.ts';

interface PartProps {
  heading: string;
  headingClass: string;
  children: ReactNode;
}

/** A part of a course under a heading that names it. */
export function Part({ heading, headingClass, children }: PartProps) {
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

interface ModulesProps {
  modules: readonly { heading: string | null; body: string | null }[];
}

export function Modules({ modules }: ModulesProps) {
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

export function Points({ heading, items }: { heading: string; items: readonly string[] }) {
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
