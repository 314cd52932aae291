import { gap as gaps } from '../../css/gap.css.ts';
import { cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { type BoxProps, Box } from '../../internal/layout/Box.tsx';
import type { SpaceToken } from '../../theme/tokens.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends BoxProps {
  /** The space between the children, a token of the theme. Default `x4`. */
  gap?: SpaceToken | undefined;
  /** Horizontal alignment of children as wide as their content. Default: all are as wide as the stack. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Placement of the children in a stack with free space. Default: at the top. */
  justify?: 'center' | 'end' | 'space-between' | undefined;
}

/** Children one below the other, none wider than the stack. `ref` is the element. */
export function Stack({ gap = 'x4', align, justify, className, ...rest }: StackProps) {
  requireKnown('Stack', 'gap', gap, gaps);
  return (
    <Box
      {...rest}
      className={cx(
        styles.stack,
        gaps[gap],
        align && styles.align[align],
        justify && styles.justify[justify],
        className,
      )}
    />
  );
}
