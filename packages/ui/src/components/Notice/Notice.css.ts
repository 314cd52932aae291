import { belowIcon } from '../../css/belowIcon.css.ts';
import { focusedByCode, stack } from '../../css/mixins.ts';
import { style, styleVariants, vars } from '../../css/style.ts';

const base = style({
  ...focusedByCode,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderStyle: 'solid',
  borderWidth: vars.border.thin,
  borderRadius: vars.radius.md,
});

/** What takes the focus as it arrives. */
export const arrival = style(focusedByCode);

export const tone = styleVariants(base, {
  info: { background: vars.color.surface, borderColor: vars.color.line, color: vars.color.ink },
  success: {
    background: vars.color.successSurface,
    borderColor: vars.color.success,
    color: vars.color.success,
  },
  danger: {
    background: vars.color.dangerSurface,
    borderColor: vars.color.danger,
    color: vars.color.danger,
  },
});

// As tall as the first line, so that the icon is centred on it at any text size.
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const body = style({
  ...stack(vars.space.x2),
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: vars.layout.measure,
});

export const heading = style({ fontWeight: vars.weight.bold });

export const actions = style([belowIcon, { marginBlockStart: vars.space.x2 }]);
