/** The tokens of a theme that does not override them. */
export const defaultSharedTokens = {
  font: {
    heading: 'Georgia, "Noto Serif Devanagari", "Noto Serif", serif',
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  },
  /** Font sizes, small to large; the upper ones may grow with the viewport (`clamp`). */
  text: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    /** Running text of an article. */
    reading: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.25rem)',
    lg: '1.25rem',
    xl: 'clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)',
    xl2: 'clamp(1.625rem, 1.42rem + 0.9vw, 2.125rem)',
    xl3: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
    xl4: 'clamp(2.5rem, 1.75rem + 3.4vw, 4.5rem)',
  },
  leading: { tight: '1.12', snug: '1.3', body: '1.55', reading: '1.7' },
  weight: { regular: '400', medium: '600', bold: '700', heading: '600' },
  /** Steps of one rhythm, in rem so that they grow with the reader's text size. */
  space: {
    x1: '0.25rem',
    x2: '0.5rem',
    x3: '0.75rem',
    x4: '1rem',
    x5: '1.25rem',
    x6: '1.5rem',
    x8: '2rem',
    x10: '2.5rem',
    x12: '3rem',
    x16: '4rem',
  },
  radius: { sm: '0.25rem', md: '0.5rem', lg: '1rem', pill: '999px' },
  border: { thin: '1px', thick: '2px' },
  shadow: {
    raised: '0 1px 2px rgb(31 27 46 / 0.08), 0 4px 12px rgb(31 27 46 / 0.06)',
    overlay: '0 8px 32px rgb(31 27 46 / 0.24)',
  },
  motion: { fast: '150ms', slow: '280ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layout: {
    /** The maximum width of a page's content. It grows on wide screens, so that the margins do not outgrow the page. */
    content: 'clamp(75rem, 68vw, 88rem)',
    /** The maximum width of a line, 60 to 75 characters. In em: `ch` would change when the web font arrives. */
    measure: '33em',
    /** Space between content and the window's edge. */
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    /** Height kept free for the sticky header when a target is scrolled to. */
    headerHeight: '4.5rem',
  },
};
