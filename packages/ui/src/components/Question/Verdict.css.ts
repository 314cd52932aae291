import { inline } from '../../css/mixins.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  ...inline(vars.space.x1),
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const mark = styleVariants(base, {
  right: { color: vars.color.success },
  wrong: { color: vars.color.danger },
  left: { color: vars.color.inkMuted },
  dropped: { color: vars.color.inkMuted },
});
