import { media, style, vars } from '../../css/style.ts';
import { column, surface } from '../../css/mixins.ts';
import { plainList } from '../../css/plainList.css.ts';

export const poster = style({
  display: 'grid',
  gap: vars.space.x8,
  paddingBlock: vars.space.x8,
  '@media': {
    [media.from769]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      columnGap: vars.space.x16,
      paddingBlock: vars.space.x16,
    },
  },
});

/** On a phone the text comes first; in two columns the picture does. */
export const frame = style({
  order: 1,
  maxInlineSize: '40rem',
  padding: vars.space.x3,
  ...surface(vars.radius.md),
  boxShadow: vars.shadow.raised,
  '@media': { [media.from769]: { order: -1 } },
});

export const words = style({ ...column(), alignItems: 'start', minInlineSize: 0 });

export const text = style({
  marginBlockStart: vars.space.x4,
  maxInlineSize: '22em',
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
});

export const people = style([
  plainList,
  { display: 'grid', gap: vars.space.x4, marginBlockStart: vars.space.x6, minInlineSize: 0 },
]);

export const person = style({
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.accent}`,
});

export const action = style({
  marginBlockStart: vars.space.x6,
  '@media': { print: { display: 'none' } },
});

export const share = style({ marginBlockStart: vars.space.x6 });
