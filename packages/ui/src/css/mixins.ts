import { vars } from '../theme/contract.css.ts';

/** Rules that many styles begin with: `style({ ...stack(vars.space.x4), … })`. */

export const hairline = `${vars.border.thin} solid ${vars.color.line}`;
/** Around a control, which must be seen (WCAG 1.4.11). */
export const outline = `${vars.border.thin} solid ${vars.color.lineStrong}`;

/** One below the other, none of them wider than the column, whatever it holds. */
export const stack = (gap?: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(gap !== undefined && { gap }),
});

/** One below the other, each as wide as it likes. */
export const column = (gap?: string) =>
  ({ display: 'flex', flexDirection: 'column', ...(gap !== undefined && { gap }) }) as const;

/** Side by side, and in further lines where there is no room. */
export const wrap = (columnGap: string, rowGap?: string) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    ...(rowGap === undefined ? { gap: columnGap } : { columnGap, rowGap }),
  }) as const;

/** The same, on one middle line. */
export const centredRow = (columnGap: string, rowGap?: string) => ({
  ...wrap(columnGap, rowGap),
  alignItems: 'center',
});

/** Beside each other on one middle line. */
export const middleLine = { display: 'flex', alignItems: 'center' };

/** An icon and a word. */
export const inline = (gap?: string) => ({
  display: 'inline-flex',
  alignItems: 'center',
  ...(gap !== undefined && { gap }),
});

/** What stands in the middle of its box, such as the icon of a button. */
export const middle = { ...inline(), justifyContent: 'center' };

export const square = (side: string) => ({ inlineSize: side, blockSize: side });

/** A sheet that lies on the page. */
export const surface = (borderRadius: string) => ({
  background: vars.color.surface,
  border: hairline,
  borderRadius,
});

/** A surface that is as wide as its place, out of which nothing sticks. */
export const card = {
  ...column(),
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  ...surface(vars.radius.md),
} as const;

export const headingFont = { fontFamily: vars.font.heading, fontWeight: vars.weight.heading };
/** The face of a heading, for what is none to the document. */
export const titleText = { ...headingFont, lineHeight: vars.leading.snug };
export const pageTitle = { fontSize: vars.text.xl3, lineHeight: vars.leading.tight };
export const muted = { color: vars.color.inkMuted, fontSize: vars.text.sm };

/** Date, category and such beside a title. */
export const facts = {
  ...centredRow(vars.space.x3, vars.space.x1),
  ...muted,
  fontVariantNumeric: 'tabular-nums',
};

/** On a positioned box: what makes all of it the target of one link, as the link's `::after`. */
export const cover = { content: '', position: 'absolute', inset: 0 } as const;

/** So many lines and no more. On paper nothing is cut off: there is no page behind it to go to. */
export const lines = (WebkitLineClamp: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp,
    overflow: 'hidden',
  }) as const;

/** An item under the pointer, of a list that is as wide as the page. */
export const lifted = {
  background: vars.color.sunken,
  // Its words must not touch the edge of the ground, at the sides; a shadow widens no page.
  boxShadow: `0 0 0 ${vars.space.x3} ${vars.color.sunken}`,
  clipPath: `inset(0 calc(-1 * ${vars.space.x3}))`,
};
