import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/link/Link.tsx';
import { IconArrowLeft, IconArrowRight } from '../Icon/icons.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends UiProps, RootAttributes<HTMLAnchorElement> {
  /** An unsafe address (`javascript:`) becomes no link: the words stay. */
  href: string;
  children: ReactNode;
  /**
   * For a link on a line of its own, left off the paper: `forward` to more of the same, `back` to what the
   * page belongs to. Default: a link within a text.
   */
  arrow?: 'forward' | 'back' | undefined;
  /** A file to be saved, and its name where it is not that of the address. */
  download?: boolean | string | undefined;
  /** Where it is not the language of the page, for voices and fonts. */
  lang?: string | undefined;
}

/** Words that lead somewhere, in the colour of links on any band. `ref` is the `<a>`. */
export function TextLink({ arrow, children, className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(arrow ? styles.alone : styles.text, className)}>
      {arrow === 'back' && <IconArrowLeft />}
      {children}
      {arrow === 'forward' && <IconArrowRight />}
    </Link>
  );
}
