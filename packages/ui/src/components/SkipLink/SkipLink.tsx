'use client';
import type { RootAttributes } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkLabels {
  /** Default 'Skip to main content'. */
  skip: string;
}

const english: SkipLinkLabels = { skip: 'Skip to main content' };

export interface SkipLinkProps extends RootAttributes<HTMLAnchorElement> {
  /** The hash of the main content; give the element `tabIndex={-1}`. Default `#main`. */
  href?: `#${string}` | undefined;
  /** Default 'Skip to main content', or the provider's. */
  children?: string | undefined;
}

/** The first thing in tab order, seen only with focus: past the header to the content. `ref` is the `<a>`. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const text = useLabels('skipLink', english, children === undefined ? {} : { skip: children });
  return (
    <Link {...rest} href={href} className={styles.skipLink}>
      {text.skip}
    </Link>
  );
}
