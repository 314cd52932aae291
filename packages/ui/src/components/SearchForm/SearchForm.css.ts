import { descendantStyle, media, style, vars } from '../../css/style.ts';
import { stack, surface, wrap } from '../../css/mixins.ts';
import { showContent, unfoldedFrom } from '../../css/unfoldedFrom.ts';

const { space } = vars;

export const form = style({
  ...stack(space.x4),
  padding: space.x4,
  ...surface(vars.radius.lg),
  '@media': { [media.from600]: { padding: space.x6 }, print: { display: 'none' } },
});

export const line = style({ ...wrap(space.x3), alignItems: 'end' });

descendantStyle(`${line} > button`, { minBlockSize: space.x12 });

export const query = style({ flex: '1 1 8rem', minInlineSize: 0 });

/** Folded on a phone, so that the results begin on the first screen. */
export const fold = style(unfoldedFrom(media.from600, showContent));

descendantStyle(`${fold} > summary`, unfoldedFrom(media.from600, { display: 'none' }));

export const chosen = style({
  marginInlineStart: space.x3,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.x4,
});
