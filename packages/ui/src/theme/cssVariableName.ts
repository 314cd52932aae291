/** `['color', 'onBrand']` -> `--setu-color-on-brand` */
export function cssVariableName(path: readonly string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `--setu-${kebab.join('-')}`;
}
