import type { ReactNode } from 'react';
import { type LinkAttributes, cx } from '../../internal/attributes.ts';
import { Link } from '../../internal/link/Link.tsx';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends UiProps, LinkAttributes {
  /** An unsafe address (`javascript:`) renders the words without a link. */
  href: string;
  children: ReactNode;
  /** On a separate line, not printed: `forward` to more of the same, `back` to the page above. Default: in a text. */
  arrow?: 'forward' | 'back' | undefined;
  /** Saves the target as a file; a text is its name, if other than in the address. */
  download?: boolean | string | undefined;
}

/** A text link, in the right colour on any band. `ref` is the `<a>`. */
export function TextLink({ arrow, children, className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(arrow ? styles.alone : styles.text, className)}>
      {arrow === 'back' && <IconArrowLeft />}
      {children}
      {arrow === 'forward' && <IconArrowRight />}
    </Link>
  );
}
