import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import type { TextToken } from '../../theme/tokens.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends RootAttributes<HTMLHeadingElement> {
  /** Its place in the order of the page's headings, without a gap; a page has one of level 1. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it looks, whatever its level. Default: `xl3`, `xl2`, `xl`, `lg` and twice `md`, by level. */
  size?: TextToken | undefined;
  children: ReactNode;
  /** Where it is not the language of the page, for voices and fonts. */
  lang?: string | undefined;
}

const sizes = { 1: 'xl3', 2: 'xl2', 3: 'xl', 4: 'lg', 5: 'md', 6: 'md' } as const;

/** A heading, its level and its look apart. `ref` is the `<h1>` to `<h6>`. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  requireKnown('Heading', 'level', level, sizes);
  requireKnown('Heading', 'size', size, styles.size);
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(styles.heading, styles.size[size], className)} />;
}
