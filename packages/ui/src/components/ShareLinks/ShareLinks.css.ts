import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

/** Buttons that nothing answers without a script. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Keeps the place of what the browser may turn out to be able to do, so that nothing moves then. */
export const kept = style({ visibility: 'hidden' });

export const status = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });
