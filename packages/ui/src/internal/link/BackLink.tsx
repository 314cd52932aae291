import * as styles from './BackLink.css.ts';
import { IconArrowLeft } from '../drawings/icons.tsx';
import { Link } from './Link.tsx';
import type { OwnUi } from '../uiContext.ts';

interface BackLinkProps {
  href: string;
  label: string;
  ui?: OwnUi | undefined;
}

/** The way back to the list that a page belongs to. */
export function BackLink({ href, label, ui }: BackLinkProps) {
  return (
    <Link ui={ui} href={href} className={styles.back}>
      <IconArrowLeft />
      {label}
    </Link>
  );
}
