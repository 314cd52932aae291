import type { Logo, Shape } from './readLogo.ts';

/** The module of a logo, with its shapes as React elements if it can be inlined in the page. */
export function logoCode({ src, width, height, viewBox, shapes }: Logo): string {
  return `import { createElement } from 'react';
export const src = ${JSON.stringify(src)};
export const width = ${width};
export const height = ${height};
export const viewBox = ${JSON.stringify(viewBox)};
export const shapes = ${shapes ? shapesCode(shapes) : 'undefined'};
`;
}

function shapesCode(shapes: readonly Shape[]): string {
  const codes = shapes.map(({ name, props, children }, key) => {
    const inside = children.length === 0 ? '' : `, ${shapesCode(children)}`;
    return `createElement(${JSON.stringify(name)}, ${JSON.stringify({ key, ...props })}${inside})`;
  });
  return `[${codes.join(', ')}]`;
}
