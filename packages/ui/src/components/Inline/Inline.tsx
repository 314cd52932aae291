import { gap as gaps } from '../../css/gap.css.ts';
import { cx } from '../../internal/attributes.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { type BoxProps, Box } from '../../internal/layout/Box.tsx';
import type { SpaceToken } from '../../theme/tokens.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /** The space between the children and between lines, a token of the theme. Default `x3`. */
  gap?: SpaceToken | undefined;
  /** Vertical alignment of the children of a line. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Placement of the children in a line with free space. Default: at its start. */
  justify?: 'center' | 'end' | 'space-between' | undefined;
}

/** Children side by side, wrapping onto further lines. `ref` is the element. */
export function Inline({ gap = 'x3', align = 'center', justify, className, ...rest }: InlineProps) {
  requireKnown('Inline', 'gap', gap, gaps);
  return (
    <Box
      {...rest}
      className={cx(
        styles.inline,
        gaps[gap],
        styles.align[align],
        justify && styles.justify[justify],
        className,
      )}
    />
  );
}
