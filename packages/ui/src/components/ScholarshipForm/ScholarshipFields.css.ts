import { style, vars } from '../../css/style.ts';

/** At most two side by side, where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
  gap: vars.space.x6,
});

export const whole = style({ gridColumn: '1 / -1' });
