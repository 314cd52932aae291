import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import type { TextToken } from '../../theme/tokens.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootAttributes<HTMLElement> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | undefined;
  children?: ReactNode;
  /** A token of the theme. Default: inherited. */
  size?: TextToken | undefined;
  /** On a brand band `success` and `danger` are as `ink`. Default: inherited. */
  tone?: 'ink' | 'muted' | 'accent' | 'success' | 'danger' | undefined;
  /** Default: inherited. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Limits lines to a readable length. Default `false`. */
  measure?: boolean | undefined;
  /** Digits of equal width, for numbers one below the other. Default `false`. */
  tabular?: boolean | undefined;
}

/** Text in the sizes, tones and weights of the theme. `ref` is the element. */
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
  // TypeScript cannot check props against a union of elements; each of these is an HTMLElement.
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
