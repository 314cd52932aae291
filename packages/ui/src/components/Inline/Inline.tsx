import { gap as gaps } from '../../css/gap.css.ts';
import { cx } from '../../internal/cx.ts';
import { requireKnown } from '../../internal/devWarning.ts';
import { Box } from '../../internal/layout/Box.tsx';
import type { BoxProps } from '../../internal/layout/Box.tsx';
import type { SpaceToken } from '../../theme/tokens.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /** The space between the children and between lines, a token of the theme. Default `x3`. */
  gap?: SpaceToken | undefined;
  /** How they stand beside each other. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Where they stand in a line with room left. Default: where reading starts. */
  justify?: 'center' | 'end' | 'space-between' | undefined;
}

/** Side by side, and in further lines where there is no room. `ref` is the element. */
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
