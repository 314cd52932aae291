import type { ReactNode } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import type { TextToken } from '../../theme/tokens.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootAttributes<HTMLElement> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | undefined;
  children?: ReactNode;
  /** A token of the theme. Default: as around it. */
  size?: TextToken | undefined;
  /** `success` and `danger` not on a brand band. Default: as around it. */
  tone?: 'ink' | 'muted' | 'accent' | 'success' | 'danger' | undefined;
  /** Default: as around it. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** No line is longer than is good to read. Default: as long as its place. */
  measure?: boolean | undefined;
  /** Digits of one width, for numbers one below the other. Default: as the font has them. */
  tabular?: boolean | undefined;
  /** Where it is not the language of the page, for voices and fonts. */
  lang?: string | undefined;
}

/** Words in the sizes, tones and weights of the theme. `ref` is the element. */
export function Text({
  as = 'p',
  size,
  tone,
  weight,
  measure = false,
  tabular = false,
  className,
  ...rest
}: TextProps) {
  if (size !== undefined) requireKnown('Text', 'size', size, styles.size);
  if (tone !== undefined) requireKnown('Text', 'tone', tone, styles.tone);
  // TypeScript cannot hold the props of one element against those of several: all are an HTMLElement.
  const Element = as as 'strong';
  return (
    <Element
      {...rest}
      className={cx(
        size && styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        measure && styles.measure,
        tabular && styles.tabular,
        className,
      )}
    />
  );
}
