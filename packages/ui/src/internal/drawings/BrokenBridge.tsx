import * as styles from './BrokenBridge.css.ts';

const bank = 'M0 78h124l-8 9 9 8-6 9h-7v38H96v-6c0-24-18-43-43-43S10 112 10 136v6H0z';

/** A bridge with a missing span and the sun in the gap, for errors and missing pages. Decoration. */
export function BrokenBridge() {
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox="0 0 352 164"
      width="352"
      height="164"
    >
      <path d="M120 142a56 56 0 0 1 112 0z" className={styles.sun} />
      <path d={bank} className={styles.stone} />
      <path d={bank} transform="matrix(-1 0 0 1 352 0)" className={styles.stone} />
      <path
        d="M2 78c30-28 74-50 118-56M350 78c-30-28-74-50-118-56M40 78V54M80 78V35M312 78V54M272 78V35M8 152h84m30 0h40m36 0h60m28 0h48M60 162h70m34 0h26m40 0h62"
        className={styles.line}
      />
      <path d="M120 22c37-6 75-6 112 0" className={styles.gap} />
    </svg>
  );
}
