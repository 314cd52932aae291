import type { ReactNode } from 'react';
import { type LinkAttributes, type RootAttributes, cx } from '../../internal/attributes.ts';
import { Link } from '../../internal/link/Link.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './Chip.css.ts';

interface ChipTextProps extends UiProps, RootAttributes<HTMLSpanElement> {
  children: ReactNode;
  href?: undefined;
}

interface ChipLinkProps extends UiProps, LinkAttributes {
  children: ReactNode;
  href: string;
}

export type ChipProps = ChipTextProps | ChipLinkProps;

/** A short word about a thing, such as its category; with `href` a link. `ref` is the `<span>` or `<a>`. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) {
    return <Link {...props} className={cx(styles.link, props.className)} />;
  }
  const { ui: _ui, ...rest } = props;
  return <span {...rest} className={cx(styles.chip, rest.className)} />;
}
