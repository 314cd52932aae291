import path from 'node:path';
import type { Plugin } from 'vite';
import { type Logo, type Shape, readLogo } from './readLogo.ts';

const name = 'virtual:website/logo';
const id = '\0website:logo';

/** Generates `virtual:website/logo`: React elements of the logo if it can be inlined in the page. */
export function logoModule(root: string): Plugin {
  return {
    name: 'website:logo',
    resolveId: (asked) => (asked === name ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const logo = readLogo(root);
      this.addWatchFile(path.join(root, 'public', logo.src));
      return logoCode(logo);
    },
  };
}

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
