import { focusedByCode } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';
import { style, vars } from '../../css/style.ts';

export const root = style({
  ...focusedByCode,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.dangerSurface,
  color: vars.color.danger,
  border: `${vars.border.thick} solid ${vars.color.danger}`,
  borderRadius: vars.radius.md,
});

export const icon = style({ display: 'flex', alignItems: 'center', height: '1lh' });

export const body = style({ display: 'grid', gap: vars.space.x2, minWidth: 0 });

export const heading = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.body,
});

export const list = style([plainList, { display: 'grid', gap: vars.space.x1 }]);

// Each link is a separate target at least 24 px high.
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.x1,
  lineHeight: vars.leading.snug,
  color: vars.color.danger,
  selectors: { '&:hover': { color: vars.color.danger } },
});
