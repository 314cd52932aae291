/** In `em`, so that a reader with larger text gets the layout that has room for it. */
const from = (px: number) => `(min-width: ${px / 16}em)`;
/** Includes half a pixel more, because widths may be fractions. */
const upTo = (px: number) => `(max-width: ${(px + 0.5) / 16}em)`;

/** Width conditions for `@media`, which takes no custom properties, named by pixels at the usual text size. */
export const media = {
  /** Two columns of cards fit, two small slides side by side. */
  from600: from(600),
  /** Two large slides side by side. */
  from769: from(769),
  /** Three columns of cards, three small slides. */
  from1024: from(1024),
  /** The header's own switch from burger to bar. */
  headerBar: from(1024),
  roomyHeaderBar: from(1280),
  /** Three large slides side by side: a tablet of 1024 px shows two. */
  from1025: from(1025),
  upTo599: upTo(599),
  from600to768: `${from(600)} and ${upTo(768)}`,
  from600to1023: `${from(600)} and ${upTo(1023)}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const;
