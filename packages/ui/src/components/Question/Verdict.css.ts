import { inline } from '../../css/mixins.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

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
