import type { ReactNode } from 'react';
import { IconCheck, IconClose, IconInfo, IconMinus } from '../Icon/icons.tsx';
import * as styles from './Verdict.css.ts';
import type { Verdict } from './questionLabels.ts';

const icons = { right: IconCheck, wrong: IconClose, left: IconMinus, dropped: IconInfo };

/** The verdict on an answer: a sign and words, in a matching colour. */
export function Mark({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const Sign = icons[verdict];
  return (
    <span className={styles.mark[verdict]}>
      <Sign size={18} />
      {children}
    </span>
  );
}
