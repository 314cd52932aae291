import { muted, stack, surface } from '../../css/mixins.ts';
import { descendantStyle, media, style, vars } from '../../css/style.ts';

/** At most two side by side, where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
  gap: vars.space.x6,
});

export const whole = style({ gridColumn: '1 / -1' });

export const sheet = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  ...surface(vars.radius.md),
  '@media': { print: { padding: 0, border: 'none' } },
});

/** React's `Activity` keeps pages that are not shown, and hides their elements so. */
const shown = `${sheet}:not([style*="display: none"] *)`;
/** Only the sheet is printed: hides everything that neither contains it nor is inside it. */
descendantStyle(`body:has(${shown}) :not(:has(${shown}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none' } },
});
descendantStyle(`form:has(${sheet})`, { '@media': { print: { display: 'block' } } });

export const line = style({
  ...stack(),
  '@media': {
    [media.from600]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const label = style(muted);

export const value = style({ margin: 0, whiteSpace: 'pre-line' });

/** Buttons that would do nothing without scripts. */
export const scripted = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
