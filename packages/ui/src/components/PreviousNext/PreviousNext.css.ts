import { media, style, vars } from '../../css/style.ts';
import { column, middleLine, muted, stack, surface, titleText } from '../../css/mixins.ts';

export const root = style({
  ...stack(vars.space.x3),
  '@media': {
    [media.from600]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x4 },
    print: { display: 'none' },
  },
});

export const link = style({
  ...column(vars.space.x2),
  padding: vars.space.x4,
  ...surface(vars.radius.md),
  color: vars.color.ink,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, textDecorationColor: 'currentcolor' },
    '&:active': { background: vars.color.sunken },
  },
});

/** At the end side, also where there is no previous link. */
export const nextLink = style([
  link,
  { alignItems: 'end', textAlign: 'end', '@media': { [media.from600]: { gridColumn: '2' } } },
]);

export const step = style({ ...middleLine, gap: vars.space.x2, ...muted });

export const title = style({ ...titleText, fontSize: vars.text.md });
