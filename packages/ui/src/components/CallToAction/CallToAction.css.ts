import { brandBand } from '../../css/brandBand.css.ts';
import { media, style, vars } from '../../css/style.ts';
import { centredRow, lead } from '../../css/mixins.ts';

const { space } = vars;

export const band = style({
  paddingBlock: space.x12,
  '@media': { [media.from769]: { paddingBlock: space.x16 }, print: { display: 'none' } },
});

export const card = style([
  brandBand,
  {
    ...centredRow(space.x10, space.x6),
    justifyContent: 'space-between',
    padding: space.x6,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.from769]: { padding: `${space.x12} ${space.x12}` },
      [media.forcedColors]: { border: `${vars.border.thin} solid` },
    },
  },
]);

export const words = style({ flex: '1 1 22rem', minInlineSize: 0 });

export const heading = style({ fontSize: vars.text.xl2 });

export const text = style({ ...lead('26em'), marginBlockStart: space.x3 });
