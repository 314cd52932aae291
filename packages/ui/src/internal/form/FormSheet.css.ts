import { belowIcon } from '../../css/belowIcon.css.ts';
import { centredRow, muted, stack, surface } from '../../css/mixins.ts';
import { descendantStyle, media, style, vars } from '../../css/style.ts';

export const sheet = style({
  ...stack(vars.space.x6),
  width: '100%',
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x10})`,
  ...surface(vars.radius.lg),
  boxShadow: vars.shadow.raised,
  // Forms are not filled in on paper.
  '@media': { print: { display: 'none' } },
});

export const narrowSheet = style([sheet, { maxWidth: '30rem', marginInline: 'auto' }]);

export const head = style(stack(vars.space.x2));

export const heading = style({ fontSize: vars.text.xl2, lineHeight: vars.leading.tight });

export const intro = style({ color: vars.color.inkMuted, maxWidth: vars.layout.measure });

export const fields = style(stack(vars.space.x6));

/** Two short fields side by side where there is room for both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.x6,
});

/** The live region of the outcome is always in the page: the gap above it is removed, and added to what it shows. */
export const outcomes = style({ marginBlockStart: `calc(-1 * ${vars.space.x6})` });
export const outcome = style({ marginBlockStart: vars.space.x6 });

/** Information before sending; the region around it takes no room while it is empty. */
export const beforeActions = style({ marginBlockEnd: vars.space.x6 });

export const notice = style([beforeActions, { ...muted }]);

export const actions = style({
  ...centredRow(vars.space.x3),
  '@media': { [media.from600]: { gap: vars.space.x4 } },
});

/** Within a notice: on a phone the buttons need the room below its icon, and less padding. */
export const noticeActions = style([actions, belowIcon]);
descendantStyle(`${noticeActions} > :is(a, button)`, {
  '@media': { [media.upTo599]: { paddingInline: vars.space.x3 } },
});

export const message = style({ ...stack(vars.space.x3), color: vars.color.ink });
