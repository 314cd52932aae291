import { cx } from '../cx.ts';
import * as styles from './Arc.css.ts';

/** The bridge arc, the mark that opens a heading. Decoration. */
export function Arc({ centred = false }: { centred?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={cx(styles.arc, centred && styles.centred)}
      viewBox="0 0 44 13"
      width="2.75rem"
      height="0.8125rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M2 11.5a27 27 0 0 1 40 0" />
      <path d="M13 11.5V4.2M22 11.5V2.6M31 11.5V4.2" strokeWidth="1.25" />
    </svg>
  );
}
