import * as styles from './BackLink.css.ts';
import { IconArrowLeft } from '../drawings/icons.tsx';
import { Link } from './Link.tsx';

/** The way back to the list that a page belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={styles.back}>
      <IconArrowLeft />
      {label}
    </Link>
  );
}
