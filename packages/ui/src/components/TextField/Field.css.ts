import { media, style, vars } from '../../css/style.ts';
import { column, middleLine, muted, outline } from '../../css/mixins.ts';

export const field = style({ ...column(vars.space.x2), minWidth: 0 });

export const label = style({
  alignSelf: 'flex-start',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
});

export const hint = style({ ...muted, lineHeight: vars.leading.snug });

export const error = style({
  display: 'flex',
  gap: vars.space.x2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.danger,
});

export const errorIcon = style({
  flex: 'none',
  // Centres the icon on the first line, however many follow.
  height: `calc(1em * ${vars.leading.snug})`,
  ...middleLine,
});

/** Aligns the controls of fields side by side, whatever is between them and their labels. */
export const atTheEnd = style({ marginBlockStart: 'auto' });

export const control = style({
  display: 'block',
  width: '100%',
  minHeight: vars.space.x12,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: vars.leading.body,
  border: outline,
  borderRadius: vars.radius.md,
  // A link to the control from the error summary must leave its label in view, without a script too.
  scrollMarginBlockStart: vars.space.x16,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:focus-visible': {
      borderColor: vars.color.focus,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:read-only:not(select)': { color: vars.color.inkMuted },
    '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:focus-visible, [aria-invalid="true"])': { borderColor: vars.color.ink },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '3px' } } },
  },
});

/** A radio or a checkbox: the browser's own drawing in the theme's colour. */
export const tick = style({
  flex: 'none',
  width: vars.space.x5,
  height: vars.space.x5,
  // A light brand's action colour could hardly be seen beside the surface.
  accentColor: vars.color.link,
  scrollMarginBlockStart: vars.space.x16,
});

/** The label around a radio or a checkbox: a target for a thumb. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minHeight: vars.space.x12,
  padding: `${vars.space.x3} ${vars.space.x3}`,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'default', color: vars.color.inkMuted } },
});

export const choiceBoxed = style([
  choice,
  {
    background: vars.color.surface,
    border: outline,
    borderRadius: vars.radius.md,
    selectors: {
      '[aria-invalid="true"] &': { borderColor: vars.color.danger },
      '&:has(input:checked)': {
        borderColor: vars.color.link,
        boxShadow: `inset 0 0 0 1px ${vars.color.link}`,
      },
      // The outline surrounds the whole option instead of the radio inside it.
      '&:has(input:focus-visible)': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(input:checked))': { borderColor: vars.color.ink } },
      },
    },
  },
]);

export const tickInBox = style([tick, { selectors: { '&:focus-visible': { outline: 'none' } } }]);

/** Words beside an icon, a radio or a checkbox. */
export const words = style({ minWidth: 0 });
