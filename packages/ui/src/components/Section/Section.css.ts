import { brandBand } from '../../css/brandBand.css.ts';
import { media, style, vars } from '../../css/style.ts';
import { hairline, lead, stack, wrap } from '../../css/mixins.ts';

const base = style({
  paddingBlock: vars.space.x12,
  '@media': {
    [media.from769]: { paddingBlock: `calc(${vars.space.x16} + ${vars.space.x4})` },
    print: { paddingBlock: vars.space.x4 },
  },
});

export const tone = {
  paper: style([base, { background: vars.color.paper }]),
  sunken: style([base, { background: vars.color.sunken }]),
  brand: style([base, brandBand]),
};

/** The heading in a separate column, next to the body; a line separates adjacent sections. */
export const aside = style({ background: vars.color.paper });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const asideColumns = style({
  ...stack(),
  rowGap: vars.space.x6,
  paddingBlock: vars.space.x10,
  '@media': {
    [media.from1024]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space.x12,
      paddingBlock: vars.space.x16,
    },
    print: { rowGap: vars.space.x3, paddingBlock: vars.space.x4 },
  },
  selectors: { [`${aside} + ${aside} &`]: { borderBlockStart: hairline } },
});

export const asideHead = style({ ...stack(vars.space.x3), alignContent: 'start' });

export const head = style({
  ...wrap(vars.space.x8, vars.space.x3),
  alignItems: 'end',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.x8,
});

export const words = style({ flex: '1 1 20rem', minInlineSize: 0 });

export const heading = style({ fontSize: vars.text.xl2 });

export const intro = style({ ...lead(vars.layout.measure), marginBlockStart: vars.space.x2 });

export const asideIntro = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

export const more = style({ ...wrap(), columnGap: vars.space.x8 });

export const body = style(stack(vars.space.x6));
