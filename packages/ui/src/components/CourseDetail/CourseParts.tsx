import { type ReactNode, useId } from 'react';
import { IconCheck } from '../Icon/icons.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './CourseDetail.css.ts';

interface PartProps {
  heading: string;
  /** Size of the heading. */
  size: 'xl' | 'xl2';
  children: ReactNode;
}

/** A part of a course under a heading that names it. */
export function Part({ heading, size, children }: PartProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="x5" aria-labelledby={headingId}>
      <Heading level={2} size={size} id={headingId}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

export interface CourseModule {
  heading?: string | undefined;
  /** Plain text; see `parseArticleText`. */
  body?: string | undefined;
}

export function Modules({ modules, ui }: UiProps & { modules: readonly CourseModule[] }) {
  return (
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
  );
}

export function Points({
  heading,
  items,
  ui,
}: UiProps & { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part heading={heading} size="xl">
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
