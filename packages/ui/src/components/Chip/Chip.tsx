import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { Link } from '../../internal/link/Link.tsx';
import * as styles from './Chip.css.ts';

interface ChipTextProps extends RootAttributes<HTMLSpanElement> {
  children: ReactNode;
  href?: undefined;
}

interface ChipLinkProps extends RootAttributes<HTMLAnchorElement> {
  children: ReactNode;
  href: string;
}

export type ChipProps = ChipTextProps | ChipLinkProps;

/** A short word about a thing, such as its category; with `href` a link. `ref` is the `<span>` or `<a>`. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) return <Link {...props} className={styles.link} />;
  const { href: _href, ...rest } = props;
  return <span {...rest} className={styles.chip} />;
}
