import * as styles from './Screen.css.ts';

/** A bridge whose span is missing: for what is not there. Decoration. */
export function BrokenBridge() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
      viewBox="0 0 352 120"
      width="352"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 92h128l-6 8 8 6M350 92H222l6 8-8 6" />
      <path d="M40 92A150 150 0 0 1 128 30M312 92a150 150 0 0 0-88-62" />
      <path d="M66 92V70M92 92V49M118 92V34M286 92V70M260 92V49M234 92V34" strokeWidth="1.25" />
      <path d="M20 114h44M84 114h28M240 114h28M288 114h44" strokeWidth="1.25" />
      <path
        d="M128 30c30-12 66-12 96 0"
        className={styles.spark}
        strokeWidth="3"
        strokeDasharray="1 10"
      />
    </svg>
  );
}
