import { media, style, vars } from '../../css/style.ts';
import { hairline, lead, pageTitle } from '../../css/mixins.ts';

export const header = style({
  paddingBlock: vars.space.x8,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  '@media': {
    [media.from769]: { paddingBlock: `${vars.space.x10} ${vars.space.x12}` },
    print: { paddingBlock: `0 ${vars.space.x4}` },
  },
});

// A back link has space of its own below it.
export const trail = style({
  marginBlockEnd: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  '@media': {
    [media.from769]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      columnGap: vars.space.x12,
      alignItems: 'center',
    },
  },
});

/** Hidden on a phone, which does not fetch it either, because it is lazy. */
export const picture = style({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: hairline,
  '@media': { [media.from769]: { display: 'block' }, print: { display: 'none' } },
});

export const heading = style({ ...pageTitle, maxInlineSize: '24em' });

export const text = style({
  ...lead(vars.layout.measure),
  marginBlockStart: vars.space.x4,
  fontSize: vars.text.lg,
});

export const actions = style({
  marginBlockStart: vars.space.x4,
  '@media': { print: { display: 'none' } },
});
