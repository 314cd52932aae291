/** Loads the fonts that are not shown unless they are there at the first layout. */
export function loadFonts({ fonts }: Document) {
  const optional = [...fonts].filter(({ display }) => display === 'optional');
  return Promise.allSettled(optional.map((font) => font.load()));
}
