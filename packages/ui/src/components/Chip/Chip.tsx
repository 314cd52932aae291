import type { ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { Link } from '../../internal/link/Link.tsx';
import * as styles from './Chip.css.ts';

interface ChipTextProps extends RootAttributes {
  children: ReactNode;
  href?: undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

interface ChipLinkProps extends RootAttributes {
  children: ReactNode;
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type ChipProps = ChipTextProps | ChipLinkProps;

/** A short word about a thing, such as its category; with `href` a link. `ref` is the `<span>` or `<a>`. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) return <Link {...props} className={styles.link} />;
  const { href: _href, ...rest } = props;
  return <span {...rest} className={styles.chip} />;
}
