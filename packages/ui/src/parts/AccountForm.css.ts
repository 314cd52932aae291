import { style } from '../css/style.ts';
import { vars } from '../theme/contract.css.ts';

/** A link from within the form leads here, before a script as well. */
export const app = style({ scrollMarginBlockStart: vars.space.x6 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

/** A link that stands by itself: a target of 24 px. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space.x1 });

export const ways = style({ display: 'grid', gap: vars.space.x4 });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    },
  },
});

export const other = style({ color: vars.color.inkMuted, textAlign: 'center' });
