import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends RootAttributes<SVGSVGElement> {
  /** The `d` of a path, on a grid of 24. Default: the children are drawn. */
  path?: string | undefined;
  /** SVG shapes, for an icon of more than one path; fill with `currentColor`. */
  children?: ReactNode;
  /** Width and height in px at the usual text size; grows with the text. Default 20. */
  size?: number | undefined;
  /** Accessible name, for an icon without words. Default: decoration, hidden from assistive technology. */
  label?: string | undefined;
  /** Whether it points forward or back, and is mirrored in right-to-left text. Default `false`. */
  directional?: boolean | undefined;
}

/** An SVG drawing with strokes of 1.75 in the colour of the text. `ref` is the `<svg>`. */
export function Icon({
  path,
  children,
  size = 20,
  label,
  directional = false,
  className,
  ...rest
}: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx(styles.icon, directional && styles.mirrored, className)}
      width={side}
      height={side}
      viewBox="0 0 24 24"
    >
      {path === undefined ? children : <path d={path} />}
    </svg>
  );
}
