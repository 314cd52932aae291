import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends RootAttributes<SVGSVGElement> {
  /** The line that it is drawn with: the `d` of a path, on a grid of 24. Default: the children. */
  path?: string | undefined;
  /** Shapes of SVG, for what is more than one line; a fill is `currentColor`. */
  children?: ReactNode;
  /** Width and height in px at the usual text size, with which it grows. Default 20. */
  size?: number | undefined;
  /** What it says where no words do. Default: decoration, which assistive technology leaves out. */
  label?: string | undefined;
  /** It points: right means forward, and turns around where text runs from right to left. Default: it does not. */
  directional?: boolean | undefined;
}

/** The frame of a drawing: strokes of 1.75 in the colour of the text. `ref` is the `<svg>`. */
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
