import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import type { HeadingLevel } from '../../internal/headingLevel.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { useUi } from '../../internal/uiContext.ts';
import { formatNumber } from '../../internal/text/formatNumber.ts';
import { Mark } from '../Question/Verdict.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { type Marks, formatThirds, readThirds } from './formatThirds.ts';
import * as styles from './Score.css.ts';

const defaultLabels = {
  /** Above the marks. */
  heading: 'Your marks',
  marks: (marks: string, outOf: string) => `${marks} of ${outOf}`,
  /** The same in words, for screen readers. Default '4 and two thirds of 10', 'minus one third of 10'. */
  spoken({ isNegative, whole, thirds }: Marks, outOf: string) {
    const part = ['', 'one third', 'two thirds'][thirds];
    const size = [whole, part].filter(Boolean).join(' and ');
    return `${isNegative ? 'minus ' : ''}${size} of ${outOf}`;
  },
  /** Default '3 right': `written` is `count` in the locale. */
  right: (_count: number, written: string) => `${written} right`,
  wrong: (_count: number, written: string) => `${written} wrong`,
  left: (_count: number, written: string) => `${written} left blank`,
  dropped: (_count: number, written: string) => `${written} not counted`,
};

export type ScoreLabels = typeof defaultLabels;

const verdicts = ['right', 'wrong', 'left', 'dropped'] as const;

export interface ScoreProps extends UiProps, RootAttributes<HTMLElement> {
  /** The marks, in whole thirds of a mark; negative where much was wrong. */
  thirds: number;
  /** The maximum number of marks. */
  outOf: number;
  /** How many questions were answered right. */
  right: number;
  /** How many were answered wrong. */
  wrong: number;
  /** How many were left blank. */
  left: number;
  /** How many questions were dropped. Shown if there are any. */
  dropped?: number | undefined;
  /** Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Shown below the counts, e.g. links to go on with. */
  children?: ReactNode;
  labels?: PartialLabels<ScoreLabels> | undefined;
}

/** Marks in thirds, as the examination counts them, and how many were right, wrong and blank. `ref`: `<section>`. */
export function Score({
  thirds,
  outOf,
  right,
  wrong,
  left,
  dropped = 0,
  headingLevel = 2,
  children,
  labels,
  ui,
  ...rest
}: ScoreProps) {
  const text = useLabels('score', defaultLabels, labels, ui);
  const { locale } = useUi(ui);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const counts = { right, wrong, left, dropped };
  const most = formatNumber(outOf, locale);
  return (
    <section
      // Replaces the whole: React cannot find a text that a translator has replaced.
      key={`${thirds} ${right} ${left}`}
      aria-labelledby={headingId}
      {...rest}
      className={cx(styles.score, rest.className)}
    >
      <Heading id={headingId}>
        <span className={styles.heading}>{text.heading}</span>{' '}
        <span aria-hidden className={styles.marks}>
          {text
            .marks(formatThirds(thirds, locale), most)
            .split(/([⅓⅔])/)
            .map((part, index) =>
              part === '⅓' || part === '⅔' ? (
                <span key={index} className={styles.fraction[part]}>
                  {part}
                </span>
              ) : (
                part
              ),
            )}
        </span>
        <span className={visuallyHidden}>{text.spoken(readThirds(thirds, locale), most)}</span>
      </Heading>
      <ul className={styles.counts}>
        {verdicts
          .filter((verdict) => verdict !== 'dropped' || dropped > 0)
          .map((verdict) => (
            <li key={verdict}>
              <Mark verdict={verdict}>
                {text[verdict](counts[verdict], formatNumber(counts[verdict], locale))}
              </Mark>
            </li>
          ))}
      </ul>
      {children}
    </section>
  );
}
