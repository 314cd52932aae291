import { card as cardSurface, column, facts, inline, square, wrap } from '../../css/mixins.ts';
import { descendantStyle, style, vars } from '../../css/style.ts';

export const card = style({
  position: 'relative',
  ...cardSurface,
  '@media': { print: { breakInside: 'avoid' } },
});

export const ribbon = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `${vars.border.thin} solid transparent`,
  // A background and a ring, because any picture may be below it.
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const body = style({ ...column(vars.space.x3), flex: '1 1 auto', padding: vars.space.x5 });

export const about = style(facts);

const badge = style({
  ...inline(vars.space.x2),
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  selectors: {
    '&::before': {
      content: '',
      ...square('0.625rem'),
      border: `${vars.border.thick} solid ${vars.color.accentText}`,
    },
  },
});

/** The modes differ by shape too, not only by the word: a circle for online, a square for a classroom. */
export const mode = {
  online: style([
    badge,
    { selectors: { '&::before': { borderRadius: '50%', borderColor: vars.color.success } } },
  ]),
  offline: badge,
};

const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // Not cut off on paper, where there is no link to the rest.
  '@media': { print: { display: 'block', wordBreak: 'normal', textWrap: 'pretty' } },
});

export const wholeTitle = style({ fontSize: vars.text.lg });

/** By default the title is cut to 1 line, the description to 3. */
export const title = style([
  wholeTitle,
  clamp,
  { WebkitLineClamp: 1, wordBreak: 'break-all', textWrap: 'wrap' },
]);

export const titleLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: vars.color.linkHover, textDecorationColor: 'currentcolor' } },
});

export const description = style([clamp, { WebkitLineClamp: 3, color: vars.color.inkMuted }]);

export const actions = style({
  ...wrap(vars.space.x3),
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

export const action = style({ display: 'grid', flex: '1 1 5.5rem' });
// Narrow enough for two of them side by side in the narrowest card. `a` outweighs Button.css.ts, loaded later or not.
descendantStyle(`${action} > a`, { paddingInline: vars.space.x2 });
