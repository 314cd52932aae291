import { media } from '../../css/media.ts';
import { descendantStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x4,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [media.from600]: { padding: space.x6 }, print: { display: 'none' } },
});

/** The button stands at the end of the field, or below it where both have no room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x3,
});

descendantStyle(`${line} > button`, { minBlockSize: space.x12 });

export const query = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.x4,
});
