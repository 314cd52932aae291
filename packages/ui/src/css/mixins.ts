import { devanagariLanguages } from './devanagariLanguages.ts';
import { vars } from '../theme/contract.css.ts';

/** Rules that many styles begin with: `style({ ...stack(vars.space.x4), … })`. */

export const hairline = `${vars.border.thin} solid ${vars.color.line}`;
/** The border of a control, which must be visible (WCAG 1.4.11). */
export const outline = `${vars.border.thin} solid ${vars.color.lineStrong}`;

/** One below the other, none of them wider than the column, whatever its content. */
export const stack = (gap?: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(gap !== undefined && { gap }),
});

/** One below the other, without a limit to the width of each. */
export const column = (gap?: string) =>
  ({ display: 'flex', flexDirection: 'column', ...(gap !== undefined && { gap }) }) as const;

export const wrap = (columnGap?: string, rowGap?: string) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    ...(columnGap !== undefined &&
      (rowGap === undefined ? { gap: columnGap } : { columnGap, rowGap })),
  }) as const;

export const centredRow = (columnGap?: string, rowGap?: string) => ({
  ...wrap(columnGap, rowGap),
  alignItems: 'center',
});

export const middleLine = { display: 'flex', alignItems: 'center' };

/** An icon and a word. */
export const inline = (gap?: string) => ({
  display: 'inline-flex',
  alignItems: 'center',
  ...(gap !== undefined && { gap }),
});

/** Content centred in its box, such as the icon of a button. */
export const middle = { ...inline(), justifyContent: 'center' };

export const square = (side: string) => ({ inlineSize: side, blockSize: side });

/** A button with an icon alone, a target for a thumb. */
export const iconButton = {
  ...middle,
  flexShrink: 0,
  ...square('2.75rem'),
  padding: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
} as const;

/** The current one of several in forced colours, which remove the fill that distinguishes it. */
export const highlighted = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** A sheet that lies on the page. */
export const surface = (borderRadius: string) => ({
  background: vars.color.surface,
  border: hairline,
  borderRadius,
});

/** A surface of the full width that clips its content. */
export const card = {
  ...column(),
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  ...surface(vars.radius.md),
} as const;

export const headingFont = { fontFamily: vars.font.heading, fontWeight: vars.weight.heading };
/** The look of a heading, for text that is not a heading in the document. */
export const titleText = { ...headingFont, lineHeight: vars.leading.snug };
/** A list of selectors: elements in a language that is written in Devanagari. */
export const inDevanagari = devanagariLanguages.map((language) => `:lang(${language})`).join();
export const pageTitle = {
  fontSize: `min(${vars.text.xl3}, 14vw)`,
  lineHeight: vars.leading.tight,
};
export const muted = { color: vars.color.inkMuted, fontSize: vars.text.sm };

/** For a message with a role that code focuses (see `reset.css.ts`). */
export const focusedByCode = { selectors: { '&:focus': { outline: 'none' } } };

/** A paragraph below a heading, in lines of about equal length. */
export const lead = (maxInlineSize: string) =>
  ({ maxInlineSize, color: vars.color.inkMuted, textWrap: 'balance' }) as const;

/** A line of counts, which clips the dot before the first item of a line (css/dotted.css.ts). */
export const counts = {
  ...wrap(),
  columnGap: vars.space.x6,
  overflowX: 'clip',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Date, category and such beside a title. */
export const facts = {
  ...centredRow(vars.space.x3, vars.space.x1),
  ...muted,
  fontVariantNumeric: 'tabular-nums',
};

/** A link's `::after` that makes the whole positioned box around it the target. */
export const cover = { content: '', position: 'absolute', inset: 0 } as const;

/** At most this many lines. For print, set `display: block`: on paper there is no page behind it to open. */
export const lines = (WebkitLineClamp: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp,
    overflow: 'hidden',
  }) as const;

/** The maximum width of a line of reading; a measure in `ch` would exceed 75 characters in a face with wide figures. */
export const readingMeasure = `min(${vars.layout.measure}, 35em)`;

/** An item under the pointer, in a list that is as wide as the page. */
export const lifted = {
  background: vars.color.sunken,
  // Extends the background at the sides, beyond the words; a shadow does not widen the page.
  boxShadow: `0 0 0 ${vars.space.x3} ${vars.color.sunken}`,
  clipPath: `inset(0 calc(-1 * ${vars.space.x3}))`,
};
