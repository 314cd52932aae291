import { descendantStyle, style } from '../../css/style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const sheet = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  '@media': { print: { padding: 0, border: 'none' } },
});

/** On paper the sheet stands alone: what neither holds it nor is within it goes. */
descendantStyle(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none' } },
});
descendantStyle(`form:has(${sheet})`, { '@media': { print: { display: 'block' } } });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from600]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const label = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Buttons that nothing answers without a script. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
