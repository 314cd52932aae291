import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './SkipLink.css.ts';

const defaultLabels = { skip: 'Skip to main content' };

export type SkipLinkLabels = typeof defaultLabels;

export interface SkipLinkProps extends UiProps, RootAttributes<HTMLAnchorElement> {
  /** The hash of the main content; give the element `tabIndex={-1}`. Default `#main`. */
  href?: `#${string}` | undefined;
  /** Default 'Skip to main content', or the provider's. */
  children?: string | undefined;
}

/** The first stop in tab order, visible only on focus: skips the header to the content. `ref` is the `<a>`. */
export function SkipLink({ href = '#main', children, ui, ...rest }: SkipLinkProps) {
  const text = useLabels('skipLink', defaultLabels, { skip: children }, ui);
  return (
    <Link {...rest} ui={ui} href={href} className={cx(styles.skipLink, rest.className)}>
      {text.skip}
    </Link>
  );
}
