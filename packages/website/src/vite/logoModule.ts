import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:website/logo';
const id = '\0website:logo';

/**
 * Makes `virtual:website/logo` of the institute's `public/logo.svg`: React elements, so that the logo stands in
 * the page without a request and in the theme's colours.
 */
export function logoModule(root: string): Plugin {
  const file = path.join(root, 'public/logo.svg');
  return {
    name: 'website:logo',
    resolveId: (asked) => (asked === name ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      this.addWatchFile(file);
      return logoCode(readFileSync(file, 'utf8'));
    },
  };
}

const elements =
  /^(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|linearGradient|radialGradient|stop|clipPath|mask)$/;
const attributes =
  /^(?:id|d|points|x|y|x1|x2|y1|y2|cx|cy|fx|fy|r|rx|ry|width|height|offset|transform|viewBox|fill|stroke|opacity|mask|clip-path|gradientUnits|gradientTransform|(?:fill|stroke|stop|clip)-[a-z-]+)$/;
/** What names the drawing for others than React. */
const leftOut = /^(?:xmlns(?::\w+)?|version|role|aria-[a-z]+)$/;

/**
 * A drawing as a module of React elements: `viewBox`, and `shapes`, what stands in the `<svg>`. It knows shapes
 * and their looks, and neither scripts nor addresses.
 *
 * @throws Error that names what it does not know.
 */
export function logoCode(svg: string): string {
  const drawing = svg.replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>|<(title|desc)>.*?<\/\1>/gs, '');
  const tag = /\s*<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>\s*/y;
  const whole: Shape = { name: '', props: {}, children: [] };
  const open = [whole];
  while (tag.lastIndex < drawing.length) {
    const from = tag.lastIndex;
    const [, closes, name = '', written = '', closesItself] = tag.exec(drawing) ?? [];
    if (!elements.test(name)) throw unknown(drawing.slice(from).trim().slice(0, 40));
    if (!closes) {
      const shape: Shape = { name, props: propsOf(written), children: [] };
      open.at(-1)?.children.push(shape);
      open.push(shape);
    }
    if ((closes || closesItself) && open.pop()?.name !== name) throw unknown(`</${name}>`);
  }
  const [svgElement, ...more] = whole.children;
  const viewBox = svgElement?.props['viewBox'];
  if (open.length !== 1 || more.length > 0 || svgElement?.name !== 'svg' || viewBox === undefined) {
    throw unknown('it must be one whole <svg> with a viewBox');
  }
  return `import { createElement } from 'react';
export const viewBox = ${JSON.stringify(viewBox)};
export const shapes = ${shapesCode(svgElement.children)};
`;
}

interface Shape {
  name: string;
  props: Record<string, string>;
  children: Shape[];
}

function shapesCode(shapes: readonly Shape[]): string {
  const codes = shapes.map(({ name, props, children }, key) => {
    const inside = children.length === 0 ? '' : `, ${shapesCode(children)}`;
    return `createElement(${JSON.stringify(name)}, ${JSON.stringify({ key, ...props })}${inside})`;
  });
  return `[${codes.join(', ')}]`;
}

/** Attributes in the spelling of React. */
function propsOf(written: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? '';
    if (leftOut.test(name)) continue;
    if (!attributes.test(name) || /&|url\((?!#)/.test(value)) throw unknown(`${name}="${value}"`);
    props[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return props;
}

const unknown = (what: string) =>
  new Error(
    `public/logo.svg: ${what}: a logo is drawn of shapes, with fill and stroke as attributes (currentColor, var(--setu-color-accent), …).`,
  );
