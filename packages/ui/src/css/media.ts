/**
 * Width conditions for `@media`. Custom properties cannot be used there, so these are constants
 * rather than tokens. Mobile first: a rule without a condition is for 320 px.
 */
export const media = {
  /** Two columns of cards fit (spec section 4: the resources carousel shows 2 from here). */
  from600: '(min-width: 600px)',
  /** Up to here the videos show one at a time (spec section 4: 768 and below). */
  from769: '(min-width: 769px)',
  /** Three resources side by side. */
  from1024: '(min-width: 1024px)',
  /**
   * The header's own switch from burger to bar: 1024 px in `em`, so that a reader with larger text
   * gets the menu that has room for it.
   */
  headerBar: '(min-width: 64em)',
  roomyHeaderBar: '(min-width: 80em)',
  /** Three videos side by side (spec section 4: 1024 and below show 2). */
  from1025: '(min-width: 1025px)',
  from1440: '(min-width: 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const;
