import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import type { TextToken } from '../../theme/tokens.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends RootAttributes<HTMLHeadingElement> {
  /** Level in the page's outline, which has no gaps and one heading of level 1. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Font size, independent of the level. Default by level: `xl3`, `xl2`, `xl`, `lg`, `md`, `md`. */
  size?: TextToken | undefined;
  children: ReactNode;
}

const sizes = { 1: 'xl3', 2: 'xl2', 3: 'xl', 4: 'lg', 5: 'md', 6: 'md' } as const;

/** A heading whose size is independent of its level. `ref` is the `<h1>` to `<h6>`. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  requireKnown('Heading', 'level', level, sizes);
  requireKnown('Heading', 'size', size, styles.size);
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(styles.heading, styles.size[size], className)} />;
}
