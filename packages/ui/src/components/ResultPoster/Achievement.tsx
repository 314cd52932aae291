import { useLabels } from '../../internal/hooks/useLabels.ts';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Achievement.css.ts';

/** A person whose result is shown, with what India's guidelines for such advertisements (13 November 2024) require. */
export interface Achiever {
  name: string;
  rank: number;
  year: number;
  course: string;
  /** Length of the course, e.g. '12 months'. */
  duration: string;
  paid: boolean;
  /** Whether the person has agreed, after the selection, to be shown. If not, the person is left out. */
  consent: boolean;
}

const defaultLabels = {
  /** Default: 'Asha Verma, rank 17 in 2024'. */
  claim: (name: string, rank: number, year: number) => `${name}, rank ${rank} in ${year}`,
  /** Default: 'Course taken: Foundation, 12 months, paid'. */
  course: (course: string, duration: string, paid: boolean) =>
    `Course taken: ${course}, ${duration}, ${paid ? 'paid' : 'free'}`,
};

export type AchieverLabels = typeof defaultLabels;

/** A person's result and course, in letters of one size. */
export function Achievement({ person, ui }: UiProps & { person: Achiever }) {
  const labels = useLabels('achiever', defaultLabels, undefined, ui);
  const { name, rank, year, course, duration, paid } = person;
  const lines = [labels.claim(name, rank, year), labels.course(course, duration, paid)];
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <DevanagariRuns text={line} ui={ui} />
    </span>
  ));
}
