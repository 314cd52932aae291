import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconCheck } from '../Icon/icons.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
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

export interface CourseModule {
  heading?: string | undefined;
  /** Plain text; see `parseArticleText`. */
  body?: string | undefined;
}

interface ModulesProps extends UiProps {
  modules: readonly CourseModule[];
}

export function Modules({ modules, ui }: ModulesProps) {
  return (
    <ol className={styles.modules}>
      {modules.map(({ heading, body }, index) => (
        // A course's modules never move: the position is their identity.
        <li key={index} className={styles.module}>
          <div className={styles.moduleWords}>
            {heading && (
              <h3 className={styles.moduleHeading}>
                <DevanagariRuns text={heading} ui={ui} />
              </h3>
            )}
            {body && (
              <ArticleBody
                ui={ui}
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

interface PointsProps extends UiProps {
  heading: string;
  items: readonly string[];
}

export function Points({ heading, items, ui }: PointsProps) {
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
              <DevanagariRuns text={item} ui={ui} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
